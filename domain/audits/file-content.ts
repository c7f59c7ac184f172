import { day } from '../file-exports/texts';
import type { Answer } from '../requirements/model/answer';
import { contentOf } from '../requirements/model/content';
import type { DriverFile } from '../requirements/model/driver-file';
import type { Employment } from '../requirements/model/employment';
import type { Evidence, EvidenceKind } from '../requirements/model/evidence';
import { storeOf } from '../requirements/model/evidence-stores';
import type { AuditDocument, AuditEvidence, AuditFact, AuditFileContent, AuditLine } from './content';
import { contentNames, dateNames, findingNames, formNames, kindNames } from './document-names';
import { identityOf, type LicenseNumbers } from './identity';
import { compareSections, sectionOf } from './sections';
import { statementOf } from './statement';
import { type AuditKind, type AuditStore, auditStores } from './terms';

/** A file with its answers, and what the carrier may produce of it. */
export interface AuditedFile {
  readonly driver: string;
  readonly carrier: string;
  readonly organizationId: string;
  readonly file: DriverFile;
  readonly employment: Employment;
  readonly on: string;
  readonly answers: readonly Answer[];
  /** The USDOT number of the carrier. */
  readonly dotNumber: string | null;
  /** The carrier's address; empty or absent if it is unknown. */
  readonly address?: string;
  readonly licenseNumbers?: LicenseNumbers;
  /** The facts on which the answers rest, with their authors and days. */
  readonly facts: readonly AuditFact[];
  /** The party that examines the records. */
  readonly kind: AuditKind;
  readonly stores: readonly AuditStore[];
  /** The stored documents of each piece of evidence that the packet contains. */
  readonly documentIdsOf: (evidenceId: string) => readonly string[];
  readonly documents: readonly AuditDocument[];
}

/** Whether a store's records are part of the audit; the platform's own never are. */
export const isAudited = (store: string, stores: readonly AuditStore[]): boolean =>
  auditStores.some((own) => own === store && stores.includes(own));

/** Evidence of the investigation about drug and alcohol tests. */
const ABOUT_TESTS: readonly EvidenceKind[] = ['drugAlcoholInquiry', 'drugAlcoholRelease'];

/** An insurer may see the investigation of past employers without drug and alcohol data (49 CFR 391.53(a)(2)). */
const isShownTo = (auditor: AuditKind, kind: EvidenceKind): boolean =>
  auditor !== 'insurer' || !ABOUT_TESTS.includes(kind);

/** The answers of the stores of an audit that its reader may know. */
export const auditedAnswers = (
  answers: readonly Answer[],
  { kind: auditor, stores }: Pick<AuditedFile, 'kind' | 'stores'>,
): Answer[] =>
  answers.filter(
    ({ store, requirement: { proofs } }) =>
      isAudited(store, stores) &&
      (proofs.length === 0 || proofs.some((proof) => !('kind' in proof) || isShownTo(auditor, proof.kind))),
  );

/** The evidence of a line that the audit may show: of its stores, and never another carrier's. */
export const auditedEvidence = (
  { evidence, others }: Pick<Answer, 'evidence' | 'others'>,
  { kind, stores, organizationId }: Pick<AuditedFile, 'kind' | 'stores' | 'organizationId'>,
): Evidence[] =>
  [...(evidence === null ? [] : [evidence]), ...others].filter(
    (one) =>
      isAudited(storeOf[one.kind], stores) &&
      isShownTo(kind, one.kind) &&
      (one.organizationId === null || one.organizationId === organizationId),
  );

/**
 * Whether the packet contains the stored document: what the carrier recorded or what was obtained for it, and while the
 * driver's file is open to the carrier, what the driver gave (docs/decisions/060-an-audit-shows-a-fixed-copy.md).
 */
export const isProduced = (
  { organizationId, obtainedBy }: Pick<Evidence, 'organizationId' | 'obtainedBy'>,
  { carrierId, isFileOpen }: { readonly carrierId: string; readonly isFileOpen: boolean },
): boolean => organizationId === carrierId || (organizationId === null && obtainedBy === 'driver' && isFileOpen);

/** The content of a file, indexed by section. */
export function auditFileContent(audited: AuditedFile): AuditFileContent {
  const { driver, carrier, employment, on, answers, stores, documents } = audited;
  const { appliedOn, hiredOn, startedOn, endedOn } = employment;
  return {
    driver,
    carrier,
    employment: { appliedOn, hiredOn, startedOn, endedOn },
    identity: identityOf(audited),
    facts: audited.facts,
    on,
    stores,
    // A rule of another time says nothing about this file.
    lines: auditedAnswers(answers, audited)
      .filter(({ why }) => why !== 'notInForce')
      .map((answer) => lineOf(answer, audited))
      .toSorted((one, other) => compareSections(sectionOf(one.citation).citation, sectionOf(other.citation).citation)),
    documents,
  };
}

function lineOf(answer: Answer, audited: AuditedFile): AuditLine {
  const { requirement, citation, status, bars, evidence } = answer;
  return {
    title: requirement.title,
    citation,
    subject: subjectOf(answer, audited.file),
    status,
    statement: statementOf(answer, { on: audited.on, birthDate: audited.file.facts.birthDate }),
    bars,
    evidence: auditedEvidence(answer, audited).map((one) => ({
      ...evidenceOf(one, audited),
      counts: one.id === evidence?.id,
      couldCount: requirement.proofs.some(
        (proof) => 'kind' in proof && [proof, ...(proof.with ?? [])].some(({ kind }) => kind === one.kind),
      ),
    })),
  };
}

/** A past employer by its name, a certificate by the day of the examination, a licensing authority by its code. */
function subjectOf({ requirement: { per }, subject }: Answer, file: DriverFile): string {
  if (per === 'pastEmployer') return file.pastEmployers?.find(({ id }) => id === subject)?.name ?? '';
  if (per !== 'certificate') return subject ?? '';
  const examined = file.evidence.find(({ id }) => id === subject)?.dates.examined;
  return examined === undefined ? '' : day(examined);
}

const evidenceOf = (
  evidence: Evidence,
  { documentIdsOf }: AuditedFile,
): Omit<AuditEvidence, 'counts' | 'couldCount'> => ({
  title: kindNames[evidence.kind],
  details: detailsOf(evidence),
  documentIds: documentIdsOf(evidence.id),
});

function detailsOf({ kind, form, dates, findings, content = {}, review }: Evidence): string {
  const named = Object.entries(dates) as [keyof typeof dateNames, string][];
  return [
    ...(form === 'document' ? [] : [formNames[form]]),
    ...named.map(([name, value]) => `${dateNames[name]}: ${day(value)}`),
    ...findings.map((finding) => findingNames[finding]),
    ...contentOf({ kind, form }).map((field) => `${contentNames[field]}: ${content[field] ?? 'not recorded'}`),
    reviewOf(review),
  ].join('; ');
}

function reviewOf(review: Evidence['review']): string {
  if (review === null) return 'Not reviewed';
  const { result, by, on } = review;
  // Nobody reviews what the driver signs on the platform.
  if (by === null) return 'Signed on Gladhand, not reviewed';
  return `${result === 'accepted' ? 'Accepted' : 'Rejected'} by ${by} on ${day(on)}`;
}
