import type { RequirementVersion } from '#domain/requirements/version-schema';

const id = (last: number) => `018f0000-0000-7000-8000-0000000009${String(last).padStart(2, '0')}`;

/** A built-in version in force with no end date. */
export const aRequirementVersion = (more: Partial<RequirementVersion> = {}): RequirementVersion => ({
  _id: id(10),
  code: 'annual-mvr',
  title: 'Annual motor vehicle record',
  citation: '49 CFR 391.25(a)',
  note: 'Every 12 months.',
  authority: 'law',
  organizationId: null,
  organization: null,
  store: 'qualification',
  per: 'state',
  lookback: { states: 'all', years: 1, from: 'day' },
  appliesIf: ['dqJob'],
  exemptIf: ['exemptOperation'],
  law: 'day',
  due: { by: 'hire + 12 months', orFromProof: true },
  isOptional: false,
  proofs: [{ kind: 'mvr', dated: 'received', forms: ['document', 'noRecordExists'], lasts: '12 months' }],
  breaches: [],
  bars: false,
  noticeDays: 30,
  acts: 'carrier',
  keep: [{ until: ['document + 3 years'] }],
  from: '2000-01-01',
  to: null,
  correction: null,
  author: null,
  writtenAt: '2026-11-22T03:00:00.000Z',
  endedBy: null,
  ...more,
});

/** The content of a version that is copied from another one, without its days. */
export function saidBy(version: RequirementVersion) {
  const { _id, organization, correction, author, writtenAt, endedBy, from, to, ...said } = version;
  return said;
}
