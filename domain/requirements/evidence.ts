/** Evidence that the product itself has: what the driver submitted, signed or reported, and results. */
export const storedKinds = [
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

/** Evidence that exists elsewhere only: operations enter its date. */
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

/** All kinds of evidence. */
export const evidenceKinds = [...storedKinds, ...enteredKinds] as const;
/** One of {@link evidenceKinds}. */
export type EvidenceKind = (typeof evidenceKinds)[number];

/** Evidence that stays valid for any employer; all other entered evidence belongs to one organization. */
export const portableKinds: readonly EnteredKind[] = ['workStatus', 'englishProficiency'];

/** Other facts that operations may enter, each with its start date. */
export const enteredStates = ['hired', 'left', 'drivesWithoutCdl', 'nonDomiciledCdl'] as const;
/** Whether the state is the driver's own with any employer; every other one belongs to one organization. */
const isPortableState: Readonly<Record<(typeof enteredStates)[number], boolean>> = {
  hired: false,
  left: false,
  drivesWithoutCdl: true,
  nonDomiciledCdl: true,
};
/** Everything that operations may enter for a driver with a date. */
export const driverFactKinds = [...enteredKinds, ...enteredStates] as const;
/** One of {@link driverFactKinds}. */
export type DriverFactKind = (typeof driverFactKinds)[number];

/** Whether the kind is evidence that operations may enter. */
export const isEntered = (kind: EvidenceKind | DriverFactKind): kind is EnteredKind =>
  enteredKinds.some((entered) => entered === kind);

/** Whether the fact belongs to one organization, which must be named. */
export const isOfOrganization = (kind: DriverFactKind): boolean =>
  isEntered(kind) ? !portableKinds.includes(kind) : !isPortableState[kind];

/** One piece of evidence: its date, and its last valid day, if any. */
export interface Evidence {
  readonly kind: EvidenceKind;
  readonly on: string;
  readonly endsOn: string | null;
  /** The organization that it belongs to; null for the driver's own. */
  readonly organizationId: string | null;
}
