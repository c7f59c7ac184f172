import type { RequirementVersion } from '#domain/requirements/schema';

const id = (last: number) => `018f0000-0000-7000-8000-0000000009${String(last).padStart(2, '0')}`;

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
