import { describe, expect, it } from '@jest/globals';
import { stageDueAt } from '#domain/driver-pipeline/deadlines';
import { emptyPipeline } from '#domain/driver-pipeline/empty-pipeline';
import { isActiveDriver } from '#domain/driver-pipeline/lifecycle-statuses';
import { isReadyForDispatch } from '#domain/driver-pipeline/requirements';
import { displayTier, driverStages, isSearchableStage, stageTable } from '#domain/driver-pipeline/stages';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';

/** Progress and target age, repeated by hand (docs/state-machines.md#stages). */
const expected = {
  PreQualify: [10, 10],
  Processing: [20, 9],
  Interview: [30, 8],
  PendingHR: [50, 7],
  HRPaperWork: [80, 6],
  WrappingUpHR: [90, 5],
  PreQualified_MeetsMin: [100, 5],
  Certified: [100, 5],
  CertifiedNotWorking: [100, 5],
  Retarget: [50, 10],
  NotInterested: [5, 10],
  NotQualified: [0, 20],
} as const;

const state: DriverPipelineState = {
  ...emptyPipeline('d'),
  seq: 1,
  stage: 'Certified',
  enteredAt: '2026-11-01T00:00:00.000Z',
  lifecycleStatus: 'certified_compliant',
  isAvailable: true,
};

describe('stages', () => {
  it.each(driverStages)('have their percent and target age: %s', (stage) => {
    expect([stageTable[stage].percent, stageTable[stage].targetDays]).toEqual(expected[stage]);
  });

  it('are searchable after PreQualify, except for the exits', () => {
    const hidden = driverStages.filter((stage) => !isSearchableStage(stage));

    expect(hidden).toEqual(['PreQualify', 'Retarget', 'NotInterested', 'NotQualified']);
  });

  it('show an exit under the tier of the previous stage', () => {
    expect(displayTier('Retarget', 'PendingHR')).toBe('Processing');
    expect(displayTier('Certified', null)).toBe('Certified');
  });

  it('are ready for dispatch in the three certified stages, unless something expired', () => {
    const ready = driverStages.filter((stage) => isReadyForDispatch({ ...state, stage }));

    expect(ready).toEqual(['PreQualified_MeetsMin', 'Certified', 'CertifiedNotWorking']);
    expect(isReadyForDispatch({ ...state, expired: ['dotMedicalCard'] })).toBe(false);
  });

  it('are due at their target age, except for the final exits', () => {
    expect(stageDueAt(state)).toBe('2026-11-06T00:00:00.000Z');
    expect(stageDueAt({ ...state, stage: 'NotQualified' })).toBeNull();
  });

  it('make a driver active only if certified, and not in an exit', () => {
    expect(isActiveDriver(state)).toBe(true);
    expect(isActiveDriver({ ...state, stage: 'Retarget' })).toBe(false);
    expect(isActiveDriver({ ...state, lifecycleStatus: 'pending' })).toBe(false);
  });
});
