import type { EvidenceContent } from './content-fields';

/** Kinds of stored documents. */
export const evidenceKinds = [
  // Application and qualifications
  'application',
  'priorEmployersNotice',
  'license',
  'learnerPermit',
  'accompanyingDriver',
  'singleLicenseCertification',
  'englishAssessment',
  // Driving record
  'mvr',
  'annualReview',
  'violationsCertificate',
  'pullNoticeEnrollment',
  'pullNoticeReport',
  // Medical
  'medicalCertificate',
  'registryNote',
  'medicalVariance',
  'medicalExemption',
  // Investigation of past employers; an inquiry has the date it was sent and, once answered, the date of the answer
  'safetyInquiry',
  'drugAlcoholInquiry',
  'noDotEmployerNote',
  'nonResponseReport',
  'drugAlcoholRelease',
  'psp',
  'pspConsent',
  // Drug and alcohol
  'clearinghouseFull',
  'clearinghouseLimited',
  'clearinghouseConsent',
  'drugTest',
  'drugProgram',
  'drugAlcoholQuestion',
  'drugPolicyReceipt',
  'randomPoolEnrollment',
  'followUpPlan',
  'sapReport',
  'returnToDutyTest',
  'followUpTest',
  // Road test, training, credentials
  'roadTest',
  'roadTestCertificate',
  'entryLevelCertificate',
  'lcvCertificate',
  'hazmatTraining',
  'hazmatEndorsement',
  'twic',
  // Employment and reports
  'hoursStatement',
  'i9Section1',
  'i9Section2',
  'fcraDisclosure',
  'fcraAuthorization',
  'backgroundReport',
  'preAdverseNotice',
  'adverseActionNotice',
  // Special drivers
  'multipleEmployerNote',
  'furnishedDriverCertificate',
  'furnishedDriverContact',
  // Documents that no requirement asks for; their title says what they are
  'additionalDocument',
  // The platform's own
  'confirmedEmail',
  'confirmedPhone',
  'photo',
  'schedule',
  'reference',
  'complianceForm',
  'residenceHistory',
  'employmentHistory',
  'cdlis',
  'employmentVerification',
  'qualificationFile',
] as const;
/** One of {@link evidenceKinds}. */
export type EvidenceKind = (typeof evidenceKinds)[number];

/**
 * Forms of evidence: the document itself, a certificate that no record exists, a record of good-faith efforts (nobody
 * answered), or only a typed day, which proves something only where the law requires no document.
 */
export const evidenceForms = ['document', 'noRecordExists', 'noneCouldBeAsked', 'typedDay'] as const;
/** One of {@link evidenceForms}. */
export type EvidenceForm = (typeof evidenceForms)[number];

/** Dates that a document may carry. A requirement says which of them counts. */
export const evidenceDates = [
  'signed',
  'issued',
  'examined',
  'performed',
  'queried',
  'sent',
  'received',
  /** Of a drug testing program: the last day in it, the last test, the first day in the random pool. */
  'participated',
  'tested',
  'enrolled',
  /** The last valid day that the document states. */
  'expires',
  /** Of a state's driving record: the last day of the medical certification that it shows. */
  'medicalExpires',
] as const;
/** One of {@link evidenceDates}. */
export type EvidenceDate = (typeof evidenceDates)[number];

/** Statements of a document on which a requirement depends. */
export const findings = [
  'licenseValid',
  'licenseNotValid',
  'skillTested',
  'certified',
  'notCertified',
  'categoryNI',
  'categoryEI',
  'categoryNA',
  'categoryEA',
  'negative',
  'positive',
  'refused',
  'canceled',
  'clear',
  'hit',
  'prohibited',
  'no',
  'yes',
  'noViolation',
  'accidentsListed',
  'tenYearsListed',
] as const;
/** One of {@link findings}. */
export type Finding = (typeof findings)[number];

/** The subject of a document: a past employer, a licensing authority or a medical certificate, by its id or code. */
export type Subject = string;

/** One piece of evidence about a driver. It is never changed or removed by a later one. */
export interface Evidence {
  readonly id: string;
  readonly kind: EvidenceKind;
  readonly form: EvidenceForm;
  readonly dates: Readonly<Partial<Record<EvidenceDate, string>>>;
  readonly findings: readonly Finding[];
  readonly about: Subject | null;
  /** Its words; absent if nobody recorded any. */
  readonly content?: EvidenceContent | undefined;
  /** The party that obtained it. The platform's documents never meet a carrier's requirement. */
  readonly obtainedBy: 'driver' | 'carrier' | 'platform';
  /** The carrier that it was obtained for; null for the driver's own credentials and the platform's documents. */
  readonly organizationId: string | null;
  /** The employment that it was obtained for; null if it names none, then its date decides. */
  readonly employmentId: string | null;
  /**
   * Only accepted evidence counts, with the date of the thing, never with the date of its review. Nobody reviews what the driver
   * signs on the platform: it is accepted by nobody.
   */
  readonly review: { readonly by: string | null; readonly on: string; readonly result: 'accepted' | 'rejected' } | null;
}
