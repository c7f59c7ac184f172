import type { Db } from '#db/core/handle';
import { recordEvidence, reviewEvidence } from '#db/evidence/evidence-store';
import type { EvidenceKind } from '#domain/requirements/model/evidence';
import { newId } from '#platform/ids';
import { aDriverFile } from './driver-files';

export interface TestCredential {
  readonly kind: EvidenceKind;
  /** In 2022 if absent. */
  readonly issuedOn?: string;
  readonly expiresOn: string;
  /** The person who records and accepts it. */
  readonly by: string;
  /** The carrier that obtained it; of the driver if absent. */
  readonly organizationId?: string;
}

/** Records a document of the driver, accepted; returns its id. */
export async function aCredential(
  db: Db,
  driverId: string,
  { kind, issuedOn = '2022-05-01', expiresOn, by, organizationId }: TestCredential,
): Promise<string> {
  const id = newId();
  const at = new Date().toISOString();
  const fileId = await aDriverFile(db, driverId);
  await db.transaction(async (trx) => {
    await recordEvidence(trx, {
      ...{
        id,
        driver_id: driverId,
        kind,
        form: 'document',
        obtained_by: organizationId === undefined ? 'driver' : 'carrier',
      },
      ...{ issued_on: issuedOn, expires_on: expiresOn, file_id: fileId, recorded_by: by, recorded_at: at },
      organization_id: organizationId ?? null,
    });
    await reviewEvidence(trx, { id: newId(), evidenceId: id, result: 'accepted', by, at });
  });
  return id;
}
