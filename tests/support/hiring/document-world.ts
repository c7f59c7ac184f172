import type { Position } from '#domain/accounts/roles';
import { type FileDocumentKind, fileDocumentKinds } from '#domain/driver-dossier/document-kinds';
import type { EvidenceKind } from '#domain/requirements/model/evidence';
import type { Store } from '#domain/requirements/model/requirement';
import { aFileDocument } from '../builders/file-documents';
import type { FilesCarrier, FilesWorld } from './files-world';

/** People of a carrier. */
export type Person = Position | 'admin';

/** The kind of evidence that stands for each kind of document. */
export const usualEvidence: Readonly<Record<FileDocumentKind, EvidenceKind>> = {
  license: 'license',
  medical: 'medicalCertificate',
  mvr: 'mvr',
  cdlis: 'cdlis',
  'clearing-house': 'clearinghouseFull',
  psp: 'psp',
  'drug-alcohol': 'drugTest',
  'background-check-result': 'backgroundReport',
  i9: 'i9Section1',
  'additional-document': 'additionalDocument',
};

/** The store of each kind, from 49 CFR 391.51 and 391.53, 49 CFR 382.405, and 8 CFR 274a.2. */
export const storeOf: Readonly<Record<FileDocumentKind, Store>> = {
  license: 'qualification',
  medical: 'qualification',
  mvr: 'qualification',
  cdlis: 'qualification',
  'clearing-house': 'drugAlcohol',
  psp: 'investigation',
  'drug-alcohol': 'drugAlcohol',
  'background-check-result': 'hr',
  i9: 'hr',
  'additional-document': 'qualification',
};

/** The readers of each store at a carrier, from decision 047. */
export const readersOf: Readonly<Record<Exclude<Store, 'platform'>, readonly Person[]>> = {
  qualification: ['LOCATION_MANAGER', 'REGIONAL_MANAGER', 'RECRUITER', 'HR', 'SAFETY', 'admin'],
  investigation: ['RECRUITER', 'HR', 'SAFETY'],
  drugAlcohol: ['HR', 'SAFETY'],
  hr: ['HR', 'admin'],
};

const anybody: readonly Person[] = readersOf.qualification;

/** The people who add each kind at a carrier (decision 062). */
export const addersOf: Readonly<Record<FileDocumentKind, readonly Person[]>> = {
  license: anybody,
  medical: anybody,
  mvr: anybody,
  cdlis: ['HR', 'SAFETY'],
  'clearing-house': ['HR', 'SAFETY'],
  psp: ['HR', 'SAFETY'],
  'drug-alcohol': ['HR', 'SAFETY'],
  'background-check-result': ['HR', 'SAFETY'],
  i9: ['HR'],
  'additional-document': anybody,
};

/** The contents of a document of each kind beside its file. */
export const contentOf: Readonly<Record<FileDocumentKind, object>> = {
  license: { dates: { issued: '2024-01-31', expires: '2029-01-31' } },
  medical: { dates: { examined: '2026-05-31', expires: '2028-05-31' } },
  mvr: { dates: { received: '2026-11-20' }, about: 'TX', findings: ['licenseValid'] },
  cdlis: { dates: {} },
  'clearing-house': { document: 'clearinghouseFull', dates: { queried: '2026-11-20' }, findings: ['clear'] },
  psp: { dates: { received: '2026-11-20' } },
  'drug-alcohol': { document: 'drugTest', dates: { received: '2026-11-20' }, findings: ['negative'] },
  'background-check-result': { dates: { received: '2026-11-20' } },
  i9: { document: 'i9Section1', dates: { signed: '2026-11-20' } },
  'additional-document': { title: 'Tanker training', dates: {} },
};

/** The documents of a driver's file by kind: their stored files. */
export type DocumentsByKind = Readonly<Record<FileDocumentKind, string>>;

/** One approved document of each kind that belongs to the carrier. */
export const carrierDocuments = (
  world: FilesWorld,
  { driverId, carrier, employmentId }: { driverId: string; carrier: FilesCarrier; employmentId?: string },
): Promise<DocumentsByKind> =>
  byKind((kind) =>
    aFileDocument(world.db, {
      driverId,
      kind: usualEvidence[kind],
      by: carrier.safetyId,
      organizationId: carrier.organizationId,
      ...(employmentId !== undefined && { employmentId }),
    }),
  );

/** One approved document of each kind that belongs to no carrier. */
export const ownDocuments = (world: FilesWorld, driverId: string): Promise<DocumentsByKind> =>
  byKind((kind) => aFileDocument(world.db, { driverId, kind: usualEvidence[kind], by: world.opsId }));

async function byKind(
  store: (kind: FileDocumentKind) => Promise<{ readonly fileId: string }>,
): Promise<DocumentsByKind> {
  const stored = await Promise.all(fileDocumentKinds.map(async (kind) => [kind, (await store(kind)).fileId]));
  return Object.fromEntries(stored) as DocumentsByKind;
}
