import type { ConsentKind } from '../compliance/steps';
import type { FilePurpose } from '../driver-files/purposes';
import { documentKinds } from '../driver-pipeline/tasks';
import type { Store } from '../requirements/model/requirement';
import { type ScreeningKind, screeningKinds } from '../screening/kinds';

/** The kinds of documents in a driver's file: the driver's own, and results from third parties. */
export const dossierDocuments = [
  ...documentKinds,
  'resume',
  ...screeningKinds.filter((kind) => kind !== 'mvr'),
] as const;
/** One of {@link dossierDocuments}. */
export type DossierDocument = (typeof dossierDocuments)[number];

/**
 * The store of each kind: people of a carrier read only the stores of their position (decision 047). A motor vehicle record
 * has the same kind whether the driver uploaded it or the state sent it.
 */
const stores: Readonly<Record<DossierDocument, Exclude<Store, 'platform'>>> = {
  driverLicense: 'qualification',
  backDriverLicense: 'qualification',
  dotMedicalCard: 'qualification',
  mvr: 'qualification',
  resume: 'qualification',
  cdlis: 'qualification',
  backgroundCheck: 'hr',
  employmentVerification: 'investigation',
  psp: 'investigation',
  clearinghouse: 'drugAlcohol',
  drugTest: 'drugAlcohol',
};

/** The store of each signed document: that of the records which it allows. */
const consentStores: Readonly<Partial<Record<ConsentKind, Exclude<Store, 'platform'>>>> = {
  'single-license-certification': 'qualification',
  'certificate-of-violations': 'qualification',
  'voe-consent': 'investigation',
  'psp-background-reports': 'investigation',
  'dot-drug-and-alcohol': 'drugAlcohol',
  'clearinghouse-limited-query': 'drugAlcohol',
};

/** Whether somebody who reads these stores may open this kind of document. */
export const mayOpenDocument = (kind: DossierDocument, readable: readonly Store[]): boolean =>
  readable.includes(stores[kind]);

/** Whether somebody who reads these stores may open this signed document; background checks belong to human resources. */
export const mayOpenConsent = (kind: ConsentKind, readable: readonly Store[]): boolean =>
  readable.includes(consentStores[kind] ?? 'hr');

/** The kind of a stored file; null for files that are no documents of the file: signatures and carriers' own evidence. */
export function documentOf(purpose: FilePurpose, result: ScreeningKind | null): DossierDocument | null {
  if (purpose === 'result') return result;
  return dossierDocuments.find((kind) => kind === purpose) ?? null;
}
