import type { Db } from '#db/core/handle';
import { recordEvidence, reviewEvidence } from '#db/evidence/evidence-store';
import type { EvidenceKind } from '#domain/requirements/model/evidence';
import { newId } from '#platform/ids';
import { aDriverFile } from './driver-files';

const AT = '2026-11-20T12:00:00.000Z';

interface TestFileDocument {
  readonly driverId: string;
  readonly kind: EvidenceKind;
  /** The person who added it. */
  readonly by: string;
  /** The carrier that it belongs to; of the driver or the platform if absent. */
  readonly organizationId?: string;
  readonly employmentId?: string;
  /** A stored file of another kind than evidence, such as an upload. */
  readonly fileId?: string;
  readonly verdict?: 'accepted' | 'rejected' | 'withdrawn' | null;
  readonly title?: string;
  readonly expiresOn?: string;
  readonly at?: string;
}

/** Stores a document of a driver's file, accepted by default; returns the ids of its file and its entry. */
export async function aFileDocument(db: Db, document: TestFileDocument): Promise<{ fileId: string; entryId: string }> {
  const { driverId, kind, by, organizationId = null, employmentId = null, verdict = 'accepted', at = AT } = document;
  const entryId = newId();
  const fileId =
    document.fileId ??
    (await aDriverFile(db, driverId, { purpose: 'evidence', uploadedBy: by, createdAt: new Date(at) }));
  const obtainedBy = by === driverId ? 'driver' : 'platform';
  await db.transaction(async (trx) => {
    await recordEvidence(trx, {
      id: entryId,
      driver_id: driverId,
      kind,
      form: 'document',
      obtained_by: organizationId === null ? obtainedBy : 'carrier',
      organization_id: organizationId,
      employment_id: employmentId,
      received_on: at.slice(0, 10),
      expires_on: document.expiresOn ?? null,
      title: document.title ?? null,
      file_id: fileId,
      recorded_by: by,
      recorded_at: at,
    });
    if (verdict !== null) await reviewEvidence(trx, { id: newId(), evidenceId: entryId, result: verdict, by, at });
  });
  return { fileId, entryId };
}
