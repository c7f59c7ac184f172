import { describe, expect, it } from '@jest/globals';
import { emptyPipeline } from '#domain/driver-pipeline/empty-pipeline';
import { renewalsOf } from '#domain/driver-pipeline/renewals';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { waitOf } from '#domain/driver-pipeline/waiting';

const now = Date.parse('2026-11-21T12:00:00.000Z');

/** An expiration date in a zone six hours behind UTC. */
const until = (on: string, next: string) => ({ on, endsAt: `${next}T06:00:00.000Z` });
const license = until('2026-12-01', '2026-12-02');

const withProofs = (more: Partial<DriverPipelineState>): DriverPipelineState => ({
  ...emptyPipeline('driver'),
  ...more,
});

describe('renewals', () => {
  it('are due after the first warning, earliest expiration first, with the days left', () => {
    const state = withProofs({
      expiries: {
        driverLicense: license,
        dotMedicalCard: until('2026-11-20', '2026-11-21'),
        twic: until('2026-11-21', '2026-11-22'),
        hazmat: until('2027-06-01', '2027-06-02'),
      },
    });

    expect(renewalsOf(state, now)).toMatchObject([
      { proof: 'dotMedicalCard', on: '2026-11-20', daysLeft: -1, isExpired: true, document: 'dotMedicalCard' },
      { proof: 'twic', daysLeft: 0, isExpired: false, document: null },
      { proof: 'driverLicense', daysLeft: 10, isExpired: false, document: 'driverLicense' },
    ]);
  });

  it.each([
    ['2027-01-20T12:00:00.000Z', 1],
    ['2027-01-20T12:00:00.001Z', 0],
  ])('begin sixty days before an expiration at %s', (endsAt, count) => {
    expect(renewalsOf(withProofs({ expiries: { hazmat: { on: '2027-01-19', endsAt } } }), now)).toHaveLength(count);
  });

  it('say if the new document waits for its review', () => {
    const { documents } = emptyPipeline('driver');
    const state = withProofs({
      expiries: { driverLicense: license },
      documents: { ...documents, driverLicense: { status: 'uploaded', fileId: 'file' } },
    });

    expect(renewalsOf(state, now)).toMatchObject([{ isUnderReview: true }]);
  });

  it.each([
    ['pending', 'pending', { on: 'ops', next: 'review' }],
    ['uploaded', 'pending', { on: 'ops', next: 'review' }],
    ['pending', 'approved', { on: 'driver', next: 'renewProof' }],
    ['pending', 'rejected', { on: 'driver', next: 'renewProof' }],
  ] as const)('that are sent wait for operations (license %s, medical card %s)', (license, card, wait) => {
    const { documents } = emptyPipeline('driver');
    const state = withProofs({
      stage: 'PreQualified_MeetsMin',
      expired: ['driverLicense', 'dotMedicalCard'],
      documents: {
        ...documents,
        driverLicense: { status: license, fileId: 'front' },
        dotMedicalCard: { status: card, fileId: 'card' },
      },
    });

    expect(waitOf(state)).toEqual(wait);
  });
});
