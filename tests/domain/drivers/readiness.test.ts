import { describe, expect, it } from '@jest/globals';
import { emptyPipeline } from '#domain/driver-pipeline/empty-pipeline';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { credentialsOf, type ReadinessGap, readinessGapsOf } from '#domain/drivers/readiness';

const empty = emptyPipeline('018f0000-0000-7000-8000-0000000000d1');
const expiry = { on: '2027-05-01', endsAt: '2027-05-02T05:00:00.000Z' };
const license = (status: DriverPipelineState['documents']['driverLicense']['status']) => ({
  documents: { ...empty.documents, driverLicense: { ...empty.documents.driverLicense, status } },
});

interface Expected {
  gaps: ReadinessGap[];
  problem: ReturnType<typeof credentialsOf>['license'];
}

const rows: [string, Partial<DriverPipelineState>, Expected][] = [
  [
    'expired',
    { stage: 'PreQualified_MeetsMin', expired: ['driverLicense'] },
    { gaps: ['licenseExpired'], problem: 'expired' },
  ],
  [
    'expired, with a new one in review',
    { stage: 'PreQualified_MeetsMin', expired: ['driverLicense'], ...license('pending') },
    { gaps: ['licenseInReview'], problem: 'expired' },
  ],
  [
    'rejected',
    { stage: 'Processing', ...license('rejected') },
    { gaps: ['licenseRejected', 'applicationOpen'], problem: 'rejected' },
  ],
  [
    'still valid while a renewal was rejected',
    { stage: 'HRPaperWork', ...license('rejected'), expiries: { driverLicense: expiry } },
    { gaps: ['certificationOpen'], problem: null },
  ],
  ['not uploaded yet', { stage: 'Processing' }, { gaps: ['applicationOpen'], problem: null }],
];

describe('a license', () => {
  it.each(rows)('that is %s', (_name, changes, { gaps, problem }) => {
    const pipeline = { ...empty, ...changes };

    expect(readinessGapsOf({ isReadyForDispatch: false, stage: pipeline.stage, pipeline })).toEqual(gaps);
    expect(credentialsOf(pipeline).license).toBe(problem);
  });
});

it('lists every gap of a driver, and none for a driver who is ready', () => {
  const pipeline = { ...empty, expired: ['driverLicense', 'dotMedicalCard', 'twic'] } as DriverPipelineState;

  expect(readinessGapsOf({ isReadyForDispatch: false, stage: 'NotInterested', pipeline })).toEqual([
    'licenseExpired',
    'medicalCardExpired',
    'inactive',
  ]);
  expect(readinessGapsOf({ isReadyForDispatch: true, stage: 'Certified', pipeline: empty })).toEqual([]);
  expect(credentialsOf(pipeline).isTwicExpired).toBe(true);
});

it('says that a document has ended if the pipeline knows no reason', () => {
  expect(readinessGapsOf({ isReadyForDispatch: false, stage: 'Certified', pipeline: empty })).toEqual([
    'documentEnded',
  ]);
});
