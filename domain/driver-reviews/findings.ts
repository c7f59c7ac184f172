/** Restrictions of a commercial license, as printed on it (49 CFR 383.95 and 383.153). */
export const licenseRestrictions = ['B', 'E', 'K', 'L', 'M', 'N', 'O', 'V', 'X', 'Z'] as const;
/** One of {@link licenseRestrictions}. */
export type LicenseRestriction = (typeof licenseRestrictions)[number];

/** Conditions on a medical examiner's certificate (49 CFR 391.43(h)). */
export const medicalRestrictions = [
  'correctiveLenses',
  'auditoryAid',
  'waiver',
  'skillPerformance',
  'exemptIntracity',
  'pilotProgram',
  'stateGrandfathered',
] as const;
/** One of {@link medicalRestrictions}. */
export type MedicalRestriction = (typeof medicalRestrictions)[number];

/** Entries that a reviewer reads on an accepted document, in addition to its expiration date. */
export interface DocumentFindings {
  readonly licenseRestrictions: LicenseRestriction[];
  readonly medicalRestrictions: MedicalRestriction[];
  /** The examiner's number in the national registry of medical examiners; empty if it is not readable. */
  readonly examinerLicenseNumber: string;
  /** A summary of the motor vehicle record; empty if the reviewer wrote none. */
  readonly mvrSummary: string;
}

/** Nothing was read. */
export const emptyFindings: DocumentFindings = {
  licenseRestrictions: [],
  medicalRestrictions: [],
  examinerLicenseNumber: '',
  mvrSummary: '',
};

/** The documents on which reviewers read more than an expiration date. */
export const findingDocuments = ['driverLicense', 'dotMedicalCard', 'mvr'] as const;
/** One of {@link findingDocuments}. */
export type FindingDocument = (typeof findingDocuments)[number];

/** Whether reviewers read more than an expiration date on this kind of document. */
export const hasFindings = (document: string): document is FindingDocument =>
  findingDocuments.some((known) => known === document);

/** The findings of all of a driver's documents together: each field is read on one kind of document. */
export function mergedFindings(found: Partial<Record<string, DocumentFindings>>): DocumentFindings {
  const { driverLicense, dotMedicalCard, mvr } = found;
  return {
    licenseRestrictions: driverLicense?.licenseRestrictions ?? [],
    medicalRestrictions: dotMedicalCard?.medicalRestrictions ?? [],
    examinerLicenseNumber: dotMedicalCard?.examinerLicenseNumber ?? '',
    mvrSummary: mvr?.mvrSummary ?? '',
  };
}
