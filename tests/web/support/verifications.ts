import type {
  OwnVerification,
  VerificationAnswer,
  VerificationView,
  VoeForm,
} from '#domain/employment-verifications/schema';

const id = (last: number) => `018f0000-0000-7000-8000-0000000009${String(last).padStart(2, '0')}`;

export const VERIFICATION_ID = id(1);
export const JOB_ID = '018f0000-0000-7000-8000-000000000201';

const employer: VerificationView['employer'] = {
  name: 'Lone Star Freight',
  mcdotNumber: null,
  contactPerson: 'Ann Smith',
  email: 'safety@lonestar.example',
  phone: '+12145550110',
  fax: '',
  address: '1 Main St',
  city: 'Dallas',
  state: 'TX',
  postalCode: '75201',
};

/** An answer without accidents. */
export const anAnswer = (more: Partial<VerificationAnswer> = {}): VerificationAnswer => ({
  wasEmployed: true,
  startDate: '2022-03-01',
  endDate: '2024-05-31',
  isStillEmployed: false,
  position: 'Driver',
  commercial: true,
  equipment: ['dryVan'],
  subjectToFmcsa: true,
  safetySensitive: true,
  reasonForLeaving: 'Moved away',
  eligibleForRehire: 'yes',
  hasAccidents: false,
  accidents: [],
  alcoholTest: null,
  drugTest: null,
  refusedTest: null,
  otherViolation: null,
  completedReturnToDuty: null,
  hasUnfinishedPlan: false,
  comments: '',
  respondent: { name: 'Pat Doyle', title: 'Safety director', phone: '', email: '' },
  ...more,
});

/** An open link by email to the address that the driver stated. */
export const aLink = (more: Partial<VerificationView['links'][number]> = {}): VerificationView['links'][number] => ({
  _id: id(40),
  round: 1,
  channel: 'email',
  to: 'safety@lonestar.example',
  at: '2026-11-12T15:00:00.000Z',
  expiresAt: '2026-12-27T15:00:00.000Z',
  state: 'open',
  endedAt: null,
  isStated: true,
  ...more,
});

type Response = VerificationView['responses'][number];

export const aResponse = (more: Partial<Response> = {}): Response => ({
  _id: id(2),
  round: 1,
  kind: 'answer',
  version: 1,
  at: '2026-11-20T15:00:00.000Z',
  respondent: { name: 'Pat Doyle', title: 'Safety director' },
  answer: anAnswer(),
  reason: null,
  text: '',
  files: [],
  marks: [],
  hasTests: false,
  ...more,
});

const shared = {
  employmentHistoryId: JOB_ID,
  employer,
  startDate: '2022-03-01',
  endDate: '2024-05-31',
  questions: { includesTests: false, includesFollowUpPlan: true },
  round: 1,
  since: '2026-11-12T15:00:00.000Z',
  requestedAt: '2026-11-10T15:00:00.000Z',
  consentSignedAt: '2026-11-12T15:00:00.000Z',
  postponed: null,
  links: [],
  responses: [],
  dispute: null,
  rebuttal: null,
  isReviewed: false,
  hasAccessEnded: false,
  isReviewWaived: false,
};

/** A carrier's verification whose request was sent once by email. */
export const aVerification = (more: Partial<VerificationView> = {}): VerificationView => ({
  ...shared,
  _id: VERIFICATION_ID,
  driverId: '018f0000-0000-7000-8000-0000000000d1',
  state: 'sent',
  mode: 'fmcsa',
  requestedBy: 'Robin Vale',
  clock: {
    countsFrom: 'request',
    startsOn: '2026-11-10',
    dueOn: '2026-12-10',
    day: 16,
    days: 30,
    isDueSoon: false,
    isOverdue: false,
  },
  attempts: [
    {
      _id: id(3),
      round: 1,
      number: 1,
      channel: 'email',
      at: '2026-11-12T15:00:00.000Z',
      to: 'safety@lonestar.example',
      by: null,
      note: '',
      hasDocument: false,
    },
  ],
  nextAttemptAt: '2026-11-17T15:00:00.000Z',
  goodFaithFrom: null,
  goodFaithAt: null,
  isReportable: false,
  actions: ['recordAttempt', 'cancelVerification'],
  refusals: [{ action: 'closeGoodFaith', code: 'too-few-attempts' }],
  ...more,
});

/** A past employment that the carrier has not verified. */
export const anUnverified = (more: Partial<VerificationView> = {}): VerificationView =>
  aVerification({
    _id: null,
    state: 'none',
    round: 0,
    since: null,
    requestedAt: null,
    requestedBy: null,
    consentSignedAt: null,
    clock: null,
    attempts: [],
    nextAttemptAt: null,
    actions: ['startVerification'],
    refusals: [],
    ...more,
  });

/** A verification that waits for the driver's consent. */
export const anOwnVerification = (more: Partial<OwnVerification> = {}): OwnVerification => ({
  ...shared,
  _id: VERIFICATION_ID,
  carrier: 'Long Beach Drayage',
  dotNumber: 1_234_567,
  isCarrierPaused: false,
  state: 'draft',
  consentSignedAt: null,
  actions: ['signConsent'],
  ...more,
});

/** A verification with an answer that the driver may dispute. */
export const anAnswered = (more: Partial<OwnVerification> = {}): OwnVerification =>
  anOwnVerification({
    state: 'answered',
    since: '2026-11-20T15:00:00.000Z',
    consentSignedAt: '2026-11-12T15:00:00.000Z',
    responses: [aResponse()],
    actions: ['disputeAnswer', 'attachRebuttal'],
    ...more,
  });

const emptyAnswer = (): VerificationAnswer => ({
  ...anAnswer(),
  wasEmployed: null,
  startDate: '',
  endDate: '',
  position: '',
  commercial: null,
  equipment: [],
  subjectToFmcsa: null,
  safetySensitive: null,
  reasonForLeaving: '',
  eligibleForRehire: null,
  hasAccidents: null,
  hasUnfinishedPlan: null,
  respondent: { name: '', title: '', phone: '', email: '' },
});

/** The form behind a past employer's link, without answers so far. */
export const aVoeForm = (more: Partial<VoeForm> = {}): VoeForm => ({
  purpose: 'answer',
  carrier: { name: 'Long Beach Drayage', dotNumber: 1_234_567, phone: '+15625550142' },
  employer: 'Lone Star Freight',
  driver: { fullName: 'Maria Lee Gomez', birthDate: '1990-04-02' },
  selfReported: { startDate: '2022-03-01', endDate: '2024-05-31', position: 'Driver', commercial: true },
  questions: { includesTests: false, includesFollowUpPlan: false },
  periodFrom: '2023-11-10',
  periodTo: '2026-11-10',
  draft: emptyAnswer(),
  savedAt: null,
  files: [],
  dispute: null,
  expiresAt: '2026-12-27T15:00:00.000Z',
  ...more,
});
