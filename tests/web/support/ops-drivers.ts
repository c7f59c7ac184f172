import type { OpsDriver, OpsDriverItem } from '#domain/driver-pipeline/schema';
import { emptyFindings } from '#domain/driver-reviews/findings';
import type { OpsDriverFile, ReviewedFile, ReviewedItem, ReviewedSection } from '#domain/driver-reviews/schema';
import type { DriverTimelineItem } from '#domain/driver-timeline/schema';

const DAY = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();

/** A driver who waits for a screening call, four days over target. */
export const anOpsDriverItem = (more: Partial<OpsDriverItem> = {}): OpsDriverItem => ({
  _id: '018f0000-0000-7000-8000-000000000301',
  name: 'Nora Lane',
  place: 'Dallas, TX',
  stage: 'Interview',
  tier: 'Application',
  enteredAt: ago(12),
  targetDays: 8,
  dueAt: ago(4),
  isOverdue: true,
  snoozedUntil: null,
  owner: null,
  waitsFor: 'ops',
  next: 'makeCall',
  ...more,
});

export const anOpsDriver = (more: Partial<OpsDriver> = {}): OpsDriver => ({
  ...anOpsDriverItem(),
  email: 'nora@drivers.example',
  phone: '+12145550100',
  lifecycleStatus: 'confirmed',
  isAvailable: true,
  isReadyForDispatch: false,
  contactAgainAt: null,
  hires: [],
  tasks: [
    { task: 'photo', status: 'pending', isRequired: true },
    { task: 'resume', status: 'initial', isRequired: false },
  ],
  documents: [{ document: 'driverLicense', status: 'pending' }],
  results: [{ result: 'mvr', status: 'needed', next: ['ordered', 'received'] }],
  proofs: [],
  moves: ['PendingHR', 'Processing', 'Retarget', 'NotInterested', 'NotQualified'],
  missing: ['photo', 'mvr'],
  ...more,
});

const id = (last: string) => `018f0000-0000-7000-8000-00000000${last.padStart(4, '0')}`;

export const aReviewedFile = (more: Partial<ReviewedFile> = {}): ReviewedFile => ({
  _id: id('0f01'),
  mediaType: 'image/jpeg',
  sizeBytes: 120_000,
  scan: 'clean',
  sentAt: ago(1),
  statedExpiresOn: null,
  ...more,
});

export const aReviewedItem = (more: Partial<ReviewedItem> = {}): ReviewedItem => ({
  _id: id('0e01'),
  version: 'v1',
  startDate: '2020-01-01',
  endDate: '2024-01-31',
  fields: { employerName: 'Lone Star Freight', type: 'employer', current: false, subjectToFmcsa: true },
  verdict: null,
  reviews: [],
  ...more,
});

export const aReviewedSection = (more: Partial<ReviewedSection> = {}): ReviewedSection => ({
  kind: 'employmentHistory',
  status: 'pending',
  entryId: id('0501'),
  sentAt: ago(1),
  answers: {},
  items: [aReviewedItem()],
  coverage: { months: 30, neededMonths: 36, gaps: [{ from: '2024-02-01', to: '2024-07-31' }] },
  ...more,
});

/** A driver whose license and work history wait for review. */
export const anOpsDriverFile = (more: Partial<OpsDriverFile> = {}): OpsDriverFile => ({
  stated: {
    name: 'Nora Lane',
    birthDate: '1990-04-02',
    place: 'Dallas, TX',
    licenseClass: 'driverLicenseClassA',
    endorsements: ['T'],
    transmissions: ['manual'],
    experienceMonths: 48,
  },
  documents: [
    {
      document: 'driverLicense',
      status: 'pending',
      isRequired: true,
      expiresOn: null,
      file: aReviewedFile({ statedExpiresOn: '2090-05-01' }),
    },
    { document: 'mvr', status: 'initial', isRequired: false, expiresOn: null, file: null },
  ],
  photo: { status: 'initial', entryId: null, file: null },
  resume: { status: 'initial', entryId: null, file: null },
  sections: [aReviewedSection()],
  compliance: { status: 'initial', entryId: null },
  schedule: { status: 'initial', schedule: null },
  results: [{ result: 'mvr', status: 'needed', files: [] }],
  findings: emptyFindings,
  waiting: ['document/driverLicense', 'task/employmentHistory'],
  ...more,
});

/** One line of a driver's timeline: entering the stage. */
export const aTimelineItem = (more: Partial<DriverTimelineItem> = {}): DriverTimelineItem => ({
  key: 'driver-pipeline/1#1',
  kind: 'pipeline',
  type: 'stageEntered',
  at: ago(1),
  actor: { kind: 'system', name: null },
  reason: null,
  text: null,
  about: null,
  stage: 'Interview',
  outcome: null,
  resultStatus: null,
  order: null,
  carrier: null,
  message: null,
  note: null,
  ...more,
});
