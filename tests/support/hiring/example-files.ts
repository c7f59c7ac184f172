import { listAuditFiles } from '#db/audits/audit-files';
import type { Db } from '#db/core/handle';
import { recordEvidence, reviewEvidence } from '#db/evidence/evidence-store';
import { newId } from '#platform/ids';
import { anAudit, anAuditLink, aReadyPacket, auditContent } from '../builders/audits';
import { aDriverFile } from '../builders/driver-files';
import { aPdf } from '../pictures';

/** The day on which the driver was hired. */
export const HIRED_ON = '2026-11-02';

/** The driver works for the carrier, whose file has a document; another is with operations, and one is the driver's. */
export async function aDriversFile(
  db: Db,
  {
    driverId,
    organizationId,
    safetyId,
    candidacyId,
  }: Readonly<Record<'driverId' | 'organizationId' | 'safetyId' | 'candidacyId', string>>,
) {
  const employmentId = newId();
  const at = '2026-11-21T12:00:00.000Z';
  await db('employments').insert({
    id: employmentId,
    driver_id: driverId,
    organization_id: organizationId,
    candidacy_id: candidacyId,
    hire_seq: 1,
    offered_on: '2026-10-20',
    hired_on: HIRED_ON,
    entered_at: at,
  });
  const record = async (row: Omit<Parameters<typeof recordEvidence>[1], 'id' | 'driver_id' | 'recorded_at'>) => {
    const id = newId();
    const review = { id: newId(), evidenceId: id, result: 'accepted', by: safetyId, at } as const;
    await db.transaction(async (trx) => {
      await recordEvidence(trx, { ...row, id, driver_id: driverId, recorded_at: at });
      await reviewEvidence(trx, review);
    });
    return id;
  };
  const ofCarrier = { obtained_by: 'carrier', organization_id: organizationId, employment_id: employmentId } as const;
  const document = { form: 'document', recorded_by: safetyId } as const;
  const file = () => aDriverFile(db, driverId);
  const assessment = {
    ...document,
    ...ofCarrier,
    kind: 'englishAssessment',
    performed_on: '2026-11-01',
  } as const;
  return {
    employmentId,
    evidenceId: await record({ ...assessment, file_id: await file() }),
    spareEvidenceId: await record({ ...assessment, file_id: await file() }),
    opsEvidenceId: await record({
      ...document,
      kind: 'license',
      obtained_by: 'driver',
      issued_on: '2024-03-01',
      expires_on: '2028-03-01',
      file_id: await file(),
    }),
    ownEvidenceId: await record({
      ...document,
      kind: 'twic',
      obtained_by: 'driver',
      issued_on: '2024-03-01',
      expires_on: '2028-03-01',
      file_id: await file(),
      recorded_by: driverId,
    }),
    evidenceFileId: await aDriverFile(db, driverId, { purpose: 'evidence' }),
  };
}

/** An audit of the driver's file, whose packet is ready and has the document of the evidence. */
export async function anAuditedFile<File extends { readonly employmentId: string }>(
  db: Db,
  { driverId, organizationId, safetyId }: Readonly<Record<'driverId' | 'organizationId' | 'safetyId', string>>,
  file: File,
) {
  const { employmentId } = file;
  const auditId = await anAudit(db, { organizationId, by: safetyId, files: [{ driverId, employmentId }] });
  const content = aPdf();
  const auditDocumentId = await aDriverFile(db, driverId, { purpose: 'evidence', content });
  const document = {
    fileId: auditDocumentId,
    title: 'English proficiency assessment',
    mediaType: 'application/pdf',
  } as const;
  const listed = { ...document, addedOn: '2026-11-20', sizeBytes: content.length, sha256: '00', pages: 1 };
  await aReadyPacket(db, auditId, () => auditContent({ documents: [listed] }));
  const link = await anAuditLink(db, { auditId, by: safetyId, allowsOriginals: true });
  const [packed] = await listAuditFiles(db, auditId);
  return {
    ...file,
    auditId,
    auditFileId: packed?.id ?? '',
    auditDocumentId,
    auditLinkId: link.id,
    auditCode: link.code,
    auditRoom: link.room,
  };
}
