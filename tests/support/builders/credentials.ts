import type { Db } from '#db/core/handle';
import { recordEvidence, reviewEvidence } from '#db/evidence/evidence-store';
import type { EvidenceKind } from '#domain/requirements/model/evidence';
import { newId } from '#platform/ids';
import { aDriverFile } from './driver-files';

export interface TestCredential {
  readonly kind: EvidenceKind;
  readonly expiresOn: string;
  /** The person who records and accepts it. */
  readonly by: string;
}

/** Records a document of the driver, issued in 2022 and accepted; returns its id. */
export async function aCredential(db: Db, driverId: string, { kind, expiresOn, by }: TestCredential): Promise<string> {
  const id = newId();
  const at = new Date().toISOString();
  const fileId = await aDriverFile(db, driverId);
  await db.transaction(async (trx) => {
    await recordEvidence(trx, {
      ...{ id, driver_id: driverId, kind, form: 'document', obtained_by: 'driver' },
      ...{ issued_on: '2022-05-01', expires_on: expiresOn, file_id: fileId, recorded_by: by, recorded_at: at },
    });
    await reviewEvidence(trx, { id: newId(), evidenceId: id, result: 'accepted', by, at });
  });
  return id;
}
