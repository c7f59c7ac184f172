import type { DriverRequirements, RequirementLine, RequirementVersion } from '#domain/requirements/schema';

const id = (last: number) => `018f0000-0000-7000-8000-0000000009${String(last).padStart(2, '0')}`;

/** One requirement of a driver; missing by default. */
export const aRequirementLine = (more: Partial<RequirementLine> = {}): RequirementLine => ({
  _id: id(1),
  code: 'road-test',
  area: 'qualification',
  title: 'Road test or equivalent',
  citation: '49 CFR 391.31, 391.33',
  note: '',
  scope: 'organization',
  status: 'missing',
  why: 'neverProven',
  unmet: null,
  provenOn: null,
  dueOn: '2026-11-02',
  acts: 'carrier',
  keepUntil: null,
  enters: 'roadTest',
  ...more,
});

/** The requirements of a driver for one carrier. */
export const someRequirements = (more: Partial<DriverRequirements> = {}): DriverRequirements => ({
  on: '2026-11-22',
  organization: null,
  order: null,
  organizations: [{ _id: id(20), name: 'Long Beach Drayage' }],
  orders: [{ _id: id(21), title: 'Night drayage', organizationId: id(20) }],
  data: [aRequirementLine()],
  facts: [],
  ...more,
});

/** A built-in version in force with no end date. */
export const aRequirementVersion = (more: Partial<RequirementVersion> = {}): RequirementVersion => ({
  _id: id(10),
  code: 'annual-mvr',
  area: 'drivingRecord',
  title: 'Annual motor vehicle record',
  citation: '49 CFR 391.25(a)',
  note: 'Every 12 months.',
  scope: 'organization',
  appliesIf: { employed: true },
  proofs: [{ type: 'evidence', kind: 'employerMvr', lasts: { unit: 'months', count: 12 } }],
  due: { from: 'start', after: { unit: 'months', count: 12 } },
  noticeDays: 30,
  acts: 'carrier',
  retention: { from: 'proof', months: 36 },
  effectiveFrom: '2000-01-01',
  effectiveTo: null,
  author: null,
  writtenAt: '2026-11-22T03:00:00.000Z',
  endedBy: null,
  ...more,
});
