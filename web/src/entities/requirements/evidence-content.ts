import type { FileLine } from '#domain/requirements/file-schema';
import type { EvidenceDate, EvidenceForm, EvidenceKind, Finding } from '#domain/requirements/model/evidence';

/** Answers of a document, of which one is true. */
export interface FindingGroup {
  readonly name: 'test' | 'query' | 'answer' | 'license' | 'medical' | 'category';
  readonly findings: readonly Finding[];
  readonly isRequired: boolean;
}

const test: FindingGroup = {
  name: 'test',
  findings: ['negative', 'positive', 'refused', 'canceled'],
  isRequired: true,
};

const groups: Readonly<Partial<Record<EvidenceKind, readonly FindingGroup[]>>> = {
  drugTest: [test],
  returnToDutyTest: [test],
  clearinghouseFull: [{ name: 'query', findings: ['clear', 'prohibited'], isRequired: true }],
  clearinghouseLimited: [{ name: 'query', findings: ['clear', 'hit'], isRequired: true }],
  drugAlcoholQuestion: [{ name: 'answer', findings: ['no', 'yes'], isRequired: true }],
  mvr: [
    { name: 'license', findings: ['licenseValid', 'licenseNotValid'], isRequired: false },
    { name: 'medical', findings: ['certified', 'notCertified'], isRequired: false },
    {
      name: 'category',
      findings: ['categoryNI', 'categoryEI', 'categoryNA', 'categoryEA'],
      isRequired: false,
    },
  ],
};

/** Statements that are true or not made. */
const marks: Readonly<Partial<Record<EvidenceKind, readonly Finding[]>>> = {
  license: ['skillTested'],
  application: ['accidentsListed', 'tenYearsListed'],
  drugProgram: ['noViolation'],
  drugAlcoholRelease: ['refused'],
  clearinghouseConsent: ['refused'],
};

/** Dates of a kind that no requirement names, but a document states. */
const moreDates: Readonly<Partial<Record<EvidenceKind, readonly EvidenceDate[]>>> = {
  license: ['expires'],
  medicalCertificate: ['expires'],
  mvr: ['examined', 'medicalExpires'],
  safetyInquiry: ['sent'],
  drugAlcoholInquiry: ['sent'],
  drugProgram: ['participated', 'tested', 'enrolled'],
  furnishedDriverCertificate: ['expires', 'medicalExpires'],
};

/** Kinds about a licensing authority, also on lines that are about nothing in particular. */
const aboutState: readonly EvidenceKind[] = ['mvr'];
const withBack: readonly EvidenceKind[] = ['license', 'hazmatEndorsement', 'twic', 'medicalCertificate'];

type Records = FileLine['records'];

export const kindsOf = (records: Records): EvidenceKind[] => [...new Set(records.map(({ kind }) => kind))];

export const formsOf = (records: Records, kind: EvidenceKind | null): EvidenceForm[] => [
  ...new Set(records.filter((record) => record.kind === kind).flatMap(({ forms }) => forms)),
];

/** The dates of a document: the one that counts first, which is required. */
export function datesOf(records: Records, kind: EvidenceKind, form: EvidenceForm | null) {
  const ofKind = records.filter((record) => record.kind === kind);
  const ofForm = ofKind.filter(({ forms }) => form === null || forms.includes(form));
  const counting = ofForm[0]?.dated ?? ofKind[0]?.dated ?? 'received';
  const ends = ofForm.flatMap(({ until }) => (until === null ? [] : [until]));
  const others = form === 'document' || form === null ? (moreDates[kind] ?? []) : [];
  return { counting, others: [...new Set([...ofForm.map(({ dated }) => dated), ...ends, ...others])].filter((name) => name !== counting) };
}

/** What a document of a kind says. Certificates that there is none say nothing. */
export const findingsOf = (kind: EvidenceKind, form: EvidenceForm | null) =>
  form === 'document' || form === null ? { groups: groups[kind] ?? [], marks: marks[kind] ?? [] } : { groups: [], marks: [] };

export const isAboutState = (kind: EvidenceKind): boolean => aboutState.includes(kind);
export const hasBack = (kind: EvidenceKind): boolean => withBack.includes(kind);

/** Findings that a document must have to count, if all of its ways agree. */
export const presetFindings = (records: Records, kind: EvidenceKind): readonly Finding[] => {
  const ofKind = records.filter((record) => record.kind === kind);
  return ofKind.length === 1 ? (ofKind[0]?.findings ?? []) : [];
};
