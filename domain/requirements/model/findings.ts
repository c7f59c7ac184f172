import type { EvidenceKind, Finding } from './evidence';

/** Findings of which a document states at most one, or exactly one if it is no proof without them. */
export interface FindingGroup {
  readonly oneOf: readonly Finding[];
  readonly isRequired: boolean;
}

const must = (...oneOf: readonly Finding[]): FindingGroup => ({ oneOf, isRequired: true });
const may = (...oneOf: readonly Finding[]): FindingGroup => ({ oneOf, isRequired: false });

const test = must('negative', 'positive', 'refused', 'canceled');
const refusal = [may('refused')] as const;

/** Findings that documents of a kind can state; other kinds state nothing on which a requirement depends. */
export const findingsOf: Readonly<Partial<Record<EvidenceKind, readonly FindingGroup[]>>> = {
  application: [may('accidentsListed'), may('tenYearsListed')],
  license: [may('skillTested')],
  englishAssessment: [may('yes', 'no')],
  mvr: [
    must('licenseValid', 'licenseNotValid'),
    may('certified', 'notCertified'),
    may('categoryNI', 'categoryEI', 'categoryNA', 'categoryEA'),
  ],
  medicalCertificate: [may('certified', 'notCertified')],
  furnishedDriverContact: [must('yes', 'no')],
  drugTest: [test],
  returnToDutyTest: [test],
  followUpTest: [test],
  drugProgram: [must('noViolation')],
  drugAlcoholQuestion: [must('yes', 'no')],
  clearinghouseFull: [must('clear', 'prohibited')],
  clearinghouseLimited: [must('clear', 'hit')],
  clearinghouseConsent: refusal,
  drugAlcoholRelease: refusal,
  pspConsent: refusal,
  fcraAuthorization: refusal,
};

/** Tests whose failure or refusal is a violation. */
export const drugTests = ['drugTest', 'returnToDutyTest', 'followUpTest'] as const satisfies readonly EvidenceKind[];

/** Results by which a test is failed. */
export const failures = ['positive', 'refused'] as const satisfies readonly Finding[];
