import { createHash } from 'node:crypto';
import { findCarrierOfAudit } from '#db/audits/audit-carrier';
import type { AuditFile } from '#db/audits/audit-files';
import type { Audit } from '#db/audits/audit-store';
import { findCompliance } from '#db/compliance/compliance-store';
import { readFileAccess } from '#db/dq-access/file-access';
import { type DriverFile, findDriverFile, readDriverFile } from '#db/driver-files/driver-file-store';
import { readDriverZone } from '#db/evidence/driver-zones';
import { type AnsweredFile, readAnswers } from '#db/requirements/answers';
import { type EvidenceDetails, readFileDetails } from '#db/requirements/file-details';
import type { AuditDocument, AuditFileContent } from '#domain/audits/content';
import { documentTitle } from '#domain/audits/document-names';
import { auditedAnswers, auditedEvidence, auditFileContent, isProduced } from '#domain/audits/file-content';
import type { LicenseNumbers } from '#domain/audits/identity';
import { statedFactsOf } from '#domain/audits/stated-facts';
import { isFileOpen } from '#domain/dq-access/file-access';
import type { Evidence } from '#domain/requirements/model/evidence';
import { dateAt } from '#domain/shared/zoned-time';
import type { AuditRenderDeps } from './render-deps';

/** Judges a file as of the audit's day, and reads the documents that the packet contains. */
export async function collectFile(
  deps: AuditRenderDeps,
  audit: Audit,
  { driverId, employmentId }: AuditFile,
): Promise<AuditFileContent> {
  const { organizationId, kind, stores, asOf } = audit;
  const [[answered], details, access, timeZone, { dotNumber, address }, licenseNumbers] = await Promise.all([
    readAnswers(deps.db, [{ driverId, employmentId }], { on: asOf, knownAt: null }),
    readFileDetails(deps.db, driverId),
    readFileAccess(deps.db, { organizationId, driverId }),
    readDriverZone(deps.db, driverId),
    findCarrierOfAudit(deps.db, audit),
    licenseNumbersOf(deps, audit, driverId),
  ]);
  const employment = answered?.employment;
  if (answered === undefined || details === undefined || !employment) throw new Error('The employment is not known');
  const may = { carrierId: organizationId, isFileOpen: isFileOpen(access) };
  const produced = evidenceOf(answered, audit).filter((evidence) => isProduced(evidence, may));
  const documents = await readDocuments(deps, {
    driverId,
    timeZone,
    evidence: produced.flatMap((evidence) => {
      const found = details.evidence.get(evidence.id);
      return found === undefined ? [] : [{ ...found, title: documentTitle(evidence) }];
    }),
  });
  const { file, answers, on } = answered;
  const judged = { file, employment, on, stores };
  return auditFileContent({
    ...judged,
    ...{ organizationId, dotNumber, address, licenseNumbers, answers, kind, documents },
    driver: details.driver.name,
    carrier: details.employments.find(({ id }) => id === employmentId)?.organization ?? '',
    facts: statedFactsOf({ ...judged, statements: details.statements, timeZone }),
    documentIdsOf: (id) => documentIdsOf(details.evidence.get(id), documents),
  });
}

/**
 * The numbers that identify the driver's licenses in the qualification file (49 CFR 391.51(b), 391.63(a)(4)), as the driver
 * stated them. Other records are identified without them.
 */
async function licenseNumbersOf(deps: AuditRenderDeps, { stores }: Audit, driverId: string): Promise<LicenseNumbers> {
  if (!stores.includes('qualification')) return new Map();
  const { answers } = (await findCompliance(deps, driverId)) ?? {};
  const licenses = answers?.motorVehicle.licenses ?? [];
  return new Map(licenses.flatMap(({ state, number }) => (state === '' || number === '' ? [] : [[state, number]])));
}

/** The stored documents of a piece of evidence that the packet contains. */
function documentIdsOf(evidence: EvidenceDetails | undefined, documents: readonly AuditDocument[]): string[] {
  const { fileId = null, backFileId = null } = evidence ?? {};
  return [fileId, backFileId].filter((id): id is string => documents.some((document) => document.fileId === id));
}

/** Each piece of evidence once, though several lines may mention it. */
function evidenceOf({ answers }: AnsweredFile, audit: Audit): Evidence[] {
  const all = auditedAnswers(answers, audit).flatMap((answer) => auditedEvidence(answer, audit));
  return [...new Map(all.map((evidence) => [evidence.id, evidence])).values()];
}

interface DocumentsOf {
  readonly driverId: string;
  readonly timeZone: string;
  readonly evidence: readonly (Pick<EvidenceDetails, 'fileId' | 'backFileId'> & { readonly title: string })[];
}

/** One document after the other, since each may be large. */
async function readDocuments(
  deps: AuditRenderDeps,
  { driverId, timeZone, evidence }: DocumentsOf,
): Promise<AuditDocument[]> {
  const documents: AuditDocument[] = [];
  for (const { fileId, backFileId, title } of evidence) {
    for (const [id, name] of [
      [fileId, title],
      [backFileId, `${title}, back`],
    ] as const) {
      if (id === null || documents.some((document) => document.fileId === id)) continue;
      const file = await findDriverFile(deps.db, id);
      if (file?.driverId !== driverId || file.scan !== 'clean') continue;
      documents.push(await readDocument(deps, file, { title: name, timeZone }));
    }
  }
  return documents;
}

async function readDocument(
  deps: AuditRenderDeps,
  file: DriverFile,
  { title, timeZone }: { readonly title: string; readonly timeZone: string },
): Promise<AuditDocument> {
  const { id, mediaType, createdAt } = file;
  const content = await readDriverFile(deps, file);
  return {
    fileId: id,
    title,
    mediaType,
    addedOn: dateAt(createdAt, timeZone),
    sizeBytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    pages: Number(await deps.pages.run({ type: 'count', document: { mediaType, content } })),
  };
}
