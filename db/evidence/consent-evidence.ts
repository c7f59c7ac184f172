import type { ConsentKind } from '#domain/compliance/steps';
import { consentProofs } from '#domain/requirements/sources/consent-proofs';
import { dateAt } from '#domain/shared/zoned-time';
import { derivedId } from '#platform/ids';
import type { Transaction } from '../core/handle';
import { type SomeDrivers, someDrivers } from '../core/some-drivers';
import { readDriverZones } from './driver-zones';
import { storeEvidence } from './evidence-rows';

/** A signed text, as far as it is evidence. */
interface SignedText {
  readonly id: string;
  readonly driverId: string;
  readonly kind: ConsentKind;
  readonly signedAt: string;
}

const BATCH_SIZE = 1_000;

/** Stores the evidence that signed texts are. Nobody reviews a signature: it is accepted when it is given. */
export async function storeConsentEvidence(trx: Transaction, consents: readonly SignedText[]): Promise<void> {
  const proving = consents.flatMap((consent) => {
    const proof = consentProofs[consent.kind];
    return proof === undefined ? [] : [{ ...consent, proof, evidenceId: derivedId('evidence', 'consent', consent.id) }];
  });
  if (proving.length === 0) return;
  const zoneOf = await readDriverZones(
    trx,
    proving.map(({ driverId }) => driverId),
  );
  await storeEvidence(
    trx,
    proving.map(({ id, driverId, signedAt, proof, evidenceId }) => ({
      id: evidenceId,
      driver_id: driverId,
      kind: proof.kind,
      form: 'document',
      obtained_by: proof.obtainedBy,
      signed_on: dateAt(signedAt, zoneOf(driverId)),
      consent_id: id,
      recorded_by: driverId,
      recorded_at: signedAt,
    })),
    proving.map(({ evidenceId, signedAt }) => ({
      id: derivedId('evidence-review', evidenceId),
      evidenceId,
      result: 'accepted',
      by: null,
      at: signedAt,
    })),
  );
}

/** Stores the evidence of all signed texts, or of those of some drivers. */
export async function fillConsentEvidence(trx: Transaction, drivers?: SomeDrivers): Promise<void> {
  const some = someDrivers('consents.driver_id', drivers);
  for (let after: string | null = null; ;) {
    const page = trx('consents')
      .orderBy('id')
      .limit(BATCH_SIZE)
      .whereRaw(some.sql, [...some.values]);
    if (after !== null) void page.where('id', '>', after);
    const rows: SignedText[] = await page.select({
      id: 'id',
      driverId: 'driver_id',
      kind: 'kind',
      signedAt: 'signed_at',
    });
    const last = rows.at(-1);
    if (last === undefined) return;
    await storeConsentEvidence(trx, rows);
    after = last.id;
  }
}
