import type { FileLine } from '#domain/requirements/file-schema';
import type { EvidenceDate, EvidenceForm, EvidenceKind, Finding } from '#domain/requirements/model/evidence';
import { findingsOf as stateable } from '#domain/requirements/model/findings';

/** Labels of the groups of answers, by the first answer. */
const groupNames = {
  negative: 'test',
  clear: 'query',
  yes: 'answer',
  licenseValid: 'license',
  certified: 'medical',
  categoryNI: 'category',
} as const satisfies Partial<Record<Finding, string>>;

/** Answers of a document, of which at most one is true. */
export interface FindingGroup {
  readonly name: (typeof groupNames)[keyof typeof groupNames];
  readonly findings: readonly Finding[];
  readonly isRequired: boolean;
}

const nameOf = (first: Finding | undefined): FindingGroup['name'] | undefined =>
  Object.entries(groupNames).find(([finding]) => finding === first)?.[1];

/** Dates of a kind that no requirement names, but a document states. */
const moreDates: Readonly<Partial<Record<EvidenceKind, readonly EvidenceDate[]>>> = {
  license: ['expires'],
  medicalCertificate: ['issued', 'expires'],
  mvr: ['issued', 'examined', 'medicalExpires'],
  safetyInquiry: ['sent'],
  drugAlcoholInquiry: ['sent'],
  drugProgram: ['participated', 'tested', 'enrolled'],
  furnishedDriverCertificate: ['expires', 'medicalExpires'],
};

/** Kinds about a licensing authority, also on lines that are about nothing in particular. */
const aboutState: readonly EvidenceKind[] = ['mvr'];
const withBack: readonly EvidenceKind[] = [
  'license',
  'learnerPermit',
  'hazmatEndorsement',
  'twic',
  'medicalCertificate',
];

type Records = FileLine['records'];

/** Whether a date has to be entered: always, if the document states one, or as the person likes. */
type DateNeed = 'required' | 'ifStated' | 'optional';

export const kindsOf = (records: Records): EvidenceKind[] => [...new Set(records.map(({ kind }) => kind))];

export const formsOf = (records: Records, kind: EvidenceKind | null): EvidenceForm[] => [
  ...new Set(records.filter((record) => record.kind === kind).flatMap(({ forms }) => forms)),
];

/** Documents that always state when they end. */
const endKinds: readonly EvidenceKind[] = [
  'license',
  'learnerPermit',
  'hazmatEndorsement',
  'twic',
  'medicalCertificate',
  'medicalVariance',
  'medicalExemption',
  'furnishedDriverCertificate',
];

/**
 * The dates of a document: the one that counts first, which is required; then the others. An end that counts is required of
 * documents that always state one, and asked for of others.
 */
export function datesOf(records: Records, kind: EvidenceKind, form: EvidenceForm | null) {
  const ofKind = records.filter((record) => record.kind === kind);
  const ofForm = ofKind.filter(({ forms }) => form === null || forms.includes(form));
  const counting = ofForm[0]?.dated ?? ofKind[0]?.dated ?? 'received';
  const ends = ofForm.flatMap(({ until }) => (until === null ? [] : [until]));
  const others = form === 'document' || form === null ? (moreDates[kind] ?? []) : [];
  const names = [...new Set([...ofForm.map(({ dated }) => dated), ...ends, ...others])].filter(
    (name) => name !== counting,
  );
  const needOf = (name: EvidenceDate): DateNeed => {
    if (!ends.includes(name)) return 'optional';
    return endKinds.includes(kind) ? 'required' : 'ifStated';
  };
  return { counting, others: names.map((name) => ({ name, need: needOf(name) })) };
}

/**
 * The statements of a document of a kind: answers of which one is true, and marks; of each required list, one has to be
 * chosen. A certificate that there is none says nothing.
 */
export function findingsOf(kind: EvidenceKind, form: EvidenceForm | null, needed: readonly Finding[] = []) {
  const possible = form === 'document' || form === null ? (stateable[kind] ?? []) : [];
  // An answer that decides about the requirement is stated, one way or the other.
  const all = possible.map(({ oneOf, isRequired }) => ({
    oneOf,
    isRequired: isRequired || (oneOf.length > 1 && oneOf.some((finding) => needed.includes(finding))),
  }));
  return {
    groups: all.flatMap(({ oneOf, isRequired }): FindingGroup[] => {
      const name = nameOf(oneOf[0]);
      return name === undefined ? [] : [{ name, findings: oneOf, isRequired }];
    }),
    marks: all.flatMap(({ oneOf }) => (nameOf(oneOf[0]) === undefined ? oneOf : [])),
    required: all.filter(({ isRequired }) => isRequired).map(({ oneOf }) => oneOf),
  };
}

export const isAboutState = (kind: EvidenceKind): boolean => aboutState.includes(kind);
export const hasBack = (kind: EvidenceKind): boolean => withBack.includes(kind);

/** Findings of which every way in which a document counts names one. */
export const neededFindings = (records: Records, kind: EvidenceKind): readonly Finding[] => {
  const ways = records.filter((record) => record.kind === kind).map(({ findings }) => findings);
  return ways.every((findings) => findings.length > 0) ? ways.flat() : [];
};

/** Findings that a document must have to count, if all of its ways agree. */
export const presetFindings = (records: Records, kind: EvidenceKind): readonly Finding[] => {
  const ofKind = records.filter((record) => record.kind === kind);
  return ofKind.length === 1 ? (ofKind[0]?.findings ?? []) : [];
};
