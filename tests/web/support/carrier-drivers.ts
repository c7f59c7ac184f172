import type { BenchBrief } from '#domain/bench/schema';
import type { CandidacyCard, InterviewView } from '#domain/candidacies/schema';
import type { FileAccessView } from '#domain/dq-access/schema';
import type { BenchDriver } from '#domain/drivers/bench/schema';
import type { DriverCard, DriverProfile, DriverSummary, FitLine } from '#domain/drivers/schema';
import { ORDER_ID } from './carrier-orders';

const DAY_MS = 24 * 60 * 60 * 1000;

export const DRIVER_ID = '018f0000-0000-7000-8000-0000000000d1';

export const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();

/** Before review: one letter of the last name. */
export const aDriverSummary = (more: Partial<DriverSummary> = {}): DriverSummary => ({
  _id: DRIVER_ID,
  firstName: 'Maria',
  lastName: 'G',
  isMasked: true,
  city: 'Carson',
  state: 'CA',
  driverClass: 'driverLicenseClassA',
  endorsements: ['T', 'H'],
  transmissions: ['automatic', 'manual'],
  experienceMonths: 74,
  freightLevels: ['no-touch'],
  freightTypes: ['Dry Van'],
  shifts: ['AM'],
  isAvailable: true,
  isCertified: true,
  readinessGaps: [],
  stage: 'Certified',
  ...more,
});

export const nearFit: FitLine[] = [
  { criterion: 'class', result: 'pass', detail: { needed: 'driverLicenseClassA', held: 'driverLicenseClassA' } },
  { criterion: 'experience', result: 'near', detail: { neededMonths: 30, windowMonths: 36, heldMonths: 26 } },
  { criterion: 'distance', result: 'pass', detail: { miles: 12, usualMiles: 50 } },
  { criterion: 'transmission', result: 'pass', detail: { needed: ['automatic'], missing: [], held: ['manual'] } },
];

export const aDriverCard = (more: Partial<DriverCard> = {}): DriverCard => ({
  ...aDriverSummary(),
  distanceMiles: 12.3,
  fit: nearFit,
  candidacy: null,
  inviteRefusal: null,
  benchStatus: null,
  ...more,
});

export const anInterviewView = (more: Partial<InterviewView> = {}): InterviewView => ({
  _id: '018f0000-0000-7000-8000-0000000000e5',
  startsAt: '2099-11-24T20:00:00.000Z',
  endsAt: '2099-11-24T21:00:00.000Z',
  zone: 'America/Los_Angeles',
  place: 'address',
  address: '1 Dock Way, Long Beach, CA 90802',
  note: null,
  answer: 'waiting',
  proposedStartsAt: null,
  proposalNote: null,
  interviewer: null,
  notifyBeforeTwoHours: true,
  ...more,
});

/** A driver in review who waits for HR or Safety, by default. */
export const aCandidate = (more: Partial<CandidacyCard> = {}): CandidacyCard => ({
  candidacyId: '018f0000-0000-7000-8000-0000000000e1',
  orderId: ORDER_ID,
  driverId: DRIVER_ID,
  round: 1,
  state: 'inReview',
  stage: 'pendingReview-pending',
  since: daysAgo(3.2),
  kind: 'ASSIGNMENT',
  assignmentState: 'PENDING_REVIEW',
  driver: aDriverSummary({ lastName: 'Gomez', isMasked: false }),
  distanceMiles: 12.3,
  fit: nearFit,
  metDealbreakers: [],
  days: 3,
  targetDays: 2,
  dueAt: daysAgo(1.2),
  isLate: true,
  turn: 'safety',
  next: 'safetyReviews',
  source: 'search',
  fleetJobRequestId: null,
  driverJobRequestId: '018f0000-0000-7000-8000-0000000000e2',
  assignmentId: '018f0000-0000-7000-8000-0000000000e3',
  jobRequestId: '018f0000-0000-7000-8000-0000000000e4',
  scorecardInterview: null,
  scorecardCount: 0,
  agreedRate: null,
  interview: null,
  offer: null,
  start: null,
  ending: null,
  lapsedSince: null,
  actions: ['cancelAssignment'],
  refusals: [
    { action: 'approveForInterview', code: 'safety-approval-needed' },
    { action: 'rejectReview', code: 'safety-approval-needed' },
  ],
  ...more,
});

export const aDriverProfile = (more: Partial<DriverProfile> = {}): DriverProfile => ({
  ...aDriverSummary(),
  middleName: null,
  contact: null,
  expiries: [],
  freightLevels: ['no-touch'],
  freightTypes: ['Dry Van'],
  shifts: ['AM'],
  orderId: ORDER_ID,
  distanceMiles: 12.3,
  fit: nearFit,
  candidacy: null,
  inviteRefusal: null,
  driverStatus: 'certified_compliant',
  tier: 'Certified',
  percent: 100,
  pipelineTaskSnapshot: null,
  automaticDescription: 'Class A driver from Carson, CA, with 6 years of driving experience.',
  lastLogin: '2026-11-20T12:00:00.000Z',
  workWeek: null,
  homeTime: null,
  candidacies: [],
  bench: null,
  fileAccess: aFileAccess(),
  ...more,
});

/** A carrier without access to the driver's file, which it may request. */
export const aFileAccess = (more: Partial<FileAccessView> = {}): FileAccessView => ({
  _id: null,
  state: 'none',
  since: null,
  reason: null,
  requestedAt: null,
  requestedBy: null,
  expiresAt: null,
  endsOn: null,
  ending: null,
  isByLaw: false,
  actions: ['requestAccess'],
  refusals: [],
  ...more,
});

export const aBenchBrief = (more: Partial<BenchBrief> = {}): BenchBrief => ({
  _id: '018f0000-0000-7000-8000-0000000000b1',
  status: 'approved',
  since: daysAgo(3.2),
  addedAt: daysAgo(5.2),
  addedBy: 'Robin Vale',
  note: 'Good for night runs',
  reason: null,
  reasonText: null,
  dueAt: null,
  actions: ['remove'],
  refusals: [],
  ...more,
});

export const aBenchDriver = (more: Partial<BenchDriver> = {}): BenchDriver => ({
  ...aBenchBrief(),
  driver: aDriverSummary(),
  distanceMiles: 12,
  openApplications: 0,
  fileAccess: aFileAccess(),
  ...more,
});
