/** Proofs that the product itself keeps: what the driver sent, signed or told, and what came as a result. */
export const keptKinds = [
  'licence',
  'medicalCard',
  'twic',
  'hazmat',
  'mvr',
  'cdlis',
  'backgroundCheck',
  'employmentVerification',
  'email',
  'phone',
  'photo',
  'schedule',
  'reference',
  'employmentHistory',
  'residenceHistory',
  'compliance',
  'allEmployersListed',
  'fcraDisclosure',
  'fcraAuthorization',
  'pspConsent',
  'clearinghouseConsent',
  'voeConsent',
  'singleLicence',
  'drugAlcoholRelease',
] as const;

/** Proofs that nothing else knows of: operations enter their day. */
export const enteredKinds = [
  'employerMvr',
  'annualReview',
  'violationsCertificate',
  'registryNote',
  'roadTest',
  'hoursStatement',
  'safetyHistory',
  'drugAlcoholHistory',
  'psp',
  'clearinghouseFull',
  'clearinghouseAnnual',
  'drugTest',
  'drugProgramme',
  'drugQuestion',
  'hazmatTraining',
  'englishProficiency',
  'workStatus',
  'i9Section1',
  'i9Section2',
  'qualificationFile',
] as const;
/** One of {@link enteredKinds}. */
export type EnteredKind = (typeof enteredKinds)[number];

/** Everything that may prove something. */
export const evidenceKinds = [...keptKinds, ...enteredKinds] as const;
/** One of {@link evidenceKinds}. */
export type EvidenceKind = (typeof evidenceKinds)[number];

/** What belongs to the driver whoever he works for; every other entered proof is one organization's own. */
export const portableKinds: readonly EnteredKind[] = ['workStatus', 'englishProficiency'];

/** Things besides proofs that operations may know and enter, each from a day on. */
export const enteredStates = ['hired', 'left', 'drivesWithoutCdl', 'nonDomiciledCdl'] as const;
/** One of {@link enteredStates}. */
export type EnteredState = (typeof enteredStates)[number];

/** Everything that operations may enter of a driver with a day. */
export const driverFactKinds = [...enteredKinds, ...enteredStates] as const;
/** One of {@link driverFactKinds}. */
export type DriverFactKind = (typeof driverFactKinds)[number];

/** Whether the fact is about one organization, which then must be named. */
export const isOfOrganization = (kind: DriverFactKind): boolean =>
  !(kind === 'drivesWithoutCdl' || kind === 'nonDomiciledCdl' || portableKinds.some((own) => own === kind));

/** Whether operations may enter a proof of the kind. */
export const isEntered = (kind: EvidenceKind): kind is EnteredKind => enteredKinds.some((entered) => entered === kind);

/** One proof: since when it is there, and its last day where it has one. */
export interface Evidence {
  readonly kind: EvidenceKind;
  readonly on: string;
  readonly endsOn: string | null;
  /** Whose proof it is; null: the driver's own. */
  readonly organizationId: string | null;
}
