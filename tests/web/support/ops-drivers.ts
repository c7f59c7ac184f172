import type { OpsDriver, OpsDriverItem } from '#domain/driver-pipeline/schema';

const DAY = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();

/** A driver who waits for his screening call, four days over target. */
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
