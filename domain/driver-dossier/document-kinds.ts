import type { ResultStatus } from '../driver-pipeline/results';
import type { DocumentKind, DocumentStatus } from '../driver-pipeline/tasks';
import type { EvidenceKind } from '../requirements/model/evidence';
import { storeOf } from '../requirements/model/evidence-stores';
import type { Store } from '../requirements/model/requirement';
import type { ScreeningKind } from '../screening/kinds';

/** The kinds of documents of a driver's file (docs/requirements.md#documents-of-the-driver-file). */
export const fileDocumentKinds = [
  'license',
  'medical',
  'mvr',
  'cdlis',
  'clearing-house',
  'psp',
  'drug-alcohol',
  'background-check-result',
  'i9',
  'additional-document',
] as const;
/** One of {@link fileDocumentKinds}. */
export type FileDocumentKind = (typeof fileDocumentKinds)[number];

/** Why a Form I-9 cannot be added: codes of problems. */
export const i9Refusals = ['eligibility-form-before-offer', 'eligibility-form-not-employee'] as const;
/** One of {@link i9Refusals}. */
export type I9Refusal = (typeof i9Refusals)[number];

/** A store with readers at carriers. */
export type FileStore = Exclude<Store, 'platform'>;

/** Where documents of a kind come from: evidence, the driver's own uploads, and results from third parties. */
interface KindSources {
  readonly evidence: readonly [EvidenceKind, ...EvidenceKind[]];
  readonly uploads: readonly DocumentKind[];
  readonly results: readonly ScreeningKind[];
}

const evidenceOnly = (...evidence: KindSources['evidence']): KindSources => ({ evidence, uploads: [], results: [] });

/** The sources of each kind. The first kind of evidence is the usual one. */
export const sourcesOf: Readonly<Record<FileDocumentKind, KindSources>> = {
  license: { ...evidenceOnly('license'), uploads: ['driverLicense', 'backDriverLicense'] },
  medical: { ...evidenceOnly('medicalCertificate'), uploads: ['dotMedicalCard'] },
  mvr: { evidence: ['mvr'], uploads: ['mvr'], results: ['mvr'] },
  cdlis: { ...evidenceOnly('cdlis'), results: ['cdlis'] },
  'clearing-house': { ...evidenceOnly('clearinghouseFull', 'clearinghouseLimited'), results: ['clearinghouse'] },
  psp: { ...evidenceOnly('psp'), results: ['psp'] },
  'drug-alcohol': {
    ...evidenceOnly('drugTest', 'drugProgram', 'followUpPlan', 'sapReport', 'returnToDutyTest'),
    results: ['drugTest'],
  },
  'background-check-result': { ...evidenceOnly('backgroundReport'), results: ['backgroundCheck'] },
  i9: evidenceOnly('i9Section1', 'i9Section2'),
  'additional-document': evidenceOnly('additionalDocument'),
};

/**
 * The store of a kind: that of its evidence (decision 047). The platform's license history belongs to the qualification file
 * of carriers that the driver gave access to.
 */
export function storeOfKind(kind: FileDocumentKind): FileStore {
  const store = storeOf[sourcesOf[kind].evidence[0]];
  return store === 'platform' ? 'qualification' : store;
}

/** The kind of document that evidence is; null for evidence that is only part of compliance files. */
export const kindOfEvidence = (evidence: EvidenceKind): FileDocumentKind | null =>
  fileDocumentKinds.find((kind) => sourcesOf[kind].evidence.includes(evidence)) ?? null;

/** The status of a document or kind that a result's status means. */
export const statusOfResult: Readonly<Record<ResultStatus, DocumentStatus>> = {
  needed: 'initial',
  ordered: 'requested',
  received: 'pending',
  accepted: 'approved',
  refused: 'rejected',
};
