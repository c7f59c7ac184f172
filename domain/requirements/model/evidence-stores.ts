import type { EvidenceKind } from './evidence';
import type { Store } from './requirement';

/** Confirmations by the product, and what the driver enters here. */
const confirmations = [
  'confirmedEmail',
  'confirmedPhone',
  'photo',
  'schedule',
  'reference',
  'complianceForm',
  'residenceHistory',
  'employmentHistory',
] as const satisfies readonly EvidenceKind[];

const kinds = {
  qualification: [
    'application',
    'priorEmployersNotice',
    'license',
    'learnerPermit',
    'accompanyingDriver',
    'singleLicenseCertification',
    'englishAssessment',
    'mvr',
    'annualReview',
    'violationsCertificate',
    'pullNoticeEnrollment',
    'pullNoticeReport',
    'medicalCertificate',
    'registryNote',
    'medicalVariance',
    'medicalExemption',
    'roadTest',
    'roadTestCertificate',
    'entryLevelCertificate',
    'lcvCertificate',
    'hazmatEndorsement',
    'multipleEmployerNote',
    'furnishedDriverCertificate',
    'furnishedDriverContact',
    'additionalDocument',
  ],
  investigation: [
    'safetyInquiry',
    'drugAlcoholInquiry',
    'noDotEmployerNote',
    'nonResponseReport',
    'drugAlcoholRelease',
    'psp',
    'pspConsent',
  ],
  drugAlcohol: [
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
  ],
  hr: [
    'hazmatTraining',
    'twic',
    'hoursStatement',
    'i9Section1',
    'i9Section2',
    'fcraDisclosure',
    'fcraAuthorization',
    'backgroundReport',
    'preAdverseNotice',
    'adverseActionNotice',
  ],
  platform: [...confirmations, 'cdlis', 'employmentVerification', 'qualificationFile'],
} as const satisfies Readonly<Record<Store, readonly EvidenceKind[]>>;

/**
 * The store in which a kind of document is kept, wherever a line mentions it: a Clearinghouse query can end the
 * qualification of a driver, but its readers are those of the drug and alcohol file.
 */
export const storeOf: Readonly<Record<EvidenceKind, Store>> = Object.fromEntries(
  Object.entries(kinds).flatMap(([store, own]) => own.map((kind) => [kind, store])),
) as Record<EvidenceKind, Store>;

/** Whether nobody records this kind as a document: the product confirms it, or the driver enters it here. */
export const isConfirmation = (kind: EvidenceKind): boolean => confirmations.some((each) => each === kind);
