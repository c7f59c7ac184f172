import type { ConsentKind } from '../compliance/steps';
import type { FilePurpose } from '../driver-files/purposes';
import { documentKinds } from '../driver-pipeline/tasks';
import type { EvidenceKind } from '../requirements/model/evidence';
import type { Store } from '../requirements/model/requirement';
import { type ScreeningKind, screeningKinds } from '../screening/kinds';
import { type FileDocumentKind, type FileStore, kindOfEvidence, storeOfKind } from './document-kinds';

/**
 * The documents in a driver's file: the driver's own, results from third parties, and what carriers, operations and the driver
 * added. Each belongs to one of the kinds of documents, except for the resume and the verification of employment.
 */
export const dossierDocuments = [
  ...documentKinds,
  'resume',
  ...screeningKinds.filter((kind) => kind !== 'mvr'),
  'backDotMedicalCard',
  'drugAlcoholRecord',
  'i9Section1',
  'i9Section2',
  'additionalDocument',
] as const;
/** One of {@link dossierDocuments}. */
export type DossierDocument = (typeof dossierDocuments)[number];

/**
 * The kind of each document. A motor vehicle record has the same kind whether the driver uploaded it or the state sent it.
 */
const kinds: Readonly<Record<DossierDocument, FileDocumentKind | null>> = {
  driverLicense: 'license',
  backDriverLicense: 'license',
  dotMedicalCard: 'medical',
  backDotMedicalCard: 'medical',
  mvr: 'mvr',
  resume: null,
  cdlis: 'cdlis',
  backgroundCheck: 'background-check-result',
  employmentVerification: null,
  psp: 'psp',
  clearinghouse: 'clearing-house',
  drugTest: 'drug-alcohol',
  drugAlcoholRecord: 'drug-alcohol',
  i9Section1: 'i9',
  i9Section2: 'i9',
  additionalDocument: 'additional-document',
};

/** The kind of a document; null for the resume and the verification of employment. */
export const kindOf = (document: DossierDocument): FileDocumentKind | null => kinds[document];

/** The store of a document: people of a carrier read only the stores of their position (decision 047). */
function storeOfDocument(document: DossierDocument): FileStore {
  const kind = kinds[document];
  if (kind !== null) return storeOfKind(kind);
  return document === 'employmentVerification' ? 'investigation' : 'qualification';
}

/** The store of each signed document: that of the records which it allows. */
const consentStores: Readonly<Partial<Record<ConsentKind, FileStore>>> = {
  'single-license-certification': 'qualification',
  'certificate-of-violations': 'qualification',
  'voe-consent': 'investigation',
  'psp-background-reports': 'investigation',
  'dot-drug-and-alcohol': 'drugAlcohol',
  'clearinghouse-limited-query': 'drugAlcohol',
};

/** Whether somebody who reads these stores may open this document. */
export const mayOpenDocument = (document: DossierDocument, readable: readonly Store[]): boolean =>
  readable.includes(storeOfDocument(document));

/** Whether somebody who reads these stores may open this signed document; background checks belong to human resources. */
export const mayOpenConsent = (kind: ConsentKind, readable: readonly Store[]): boolean =>
  readable.includes(consentStores[kind] ?? 'hr');

/** The evidence that a stored file is, as far as its name depends on it. */
export interface FileEntry {
  readonly kind: EvidenceKind;
  /** Whether the file is the back of a card. */
  readonly isBack: boolean;
}

/** The evidence that has a name of its own; other evidence of drug and alcohol files shares one. */
const evidenceDocuments: Readonly<Partial<Record<EvidenceKind, DossierDocument>>> = {
  license: 'driverLicense',
  medicalCertificate: 'dotMedicalCard',
  mvr: 'mvr',
  cdlis: 'cdlis',
  clearinghouseFull: 'clearinghouse',
  clearinghouseLimited: 'clearinghouse',
  psp: 'psp',
  drugTest: 'drugTest',
  backgroundReport: 'backgroundCheck',
  i9Section1: 'i9Section1',
  i9Section2: 'i9Section2',
  additionalDocument: 'additionalDocument',
};

function documentOfEvidence({ kind, isBack }: FileEntry): DossierDocument | null {
  if (isBack && kind === 'license') return 'backDriverLicense';
  if (isBack && kind === 'medicalCertificate') return 'backDotMedicalCard';
  return evidenceDocuments[kind] ?? (kindOfEvidence(kind) === null ? null : 'drugAlcoholRecord');
}

/**
 * The document that a stored file is; null for files that are no documents of the file: signatures, and evidence of
 * compliance files alone.
 */
export function documentOf(
  purpose: FilePurpose,
  result: ScreeningKind | null,
  entry: FileEntry | null,
): DossierDocument | null {
  if (purpose === 'result') return result;
  if (purpose === 'evidence') return entry === null ? null : documentOfEvidence(entry);
  return dossierDocuments.find((document) => document === purpose) ?? null;
}
