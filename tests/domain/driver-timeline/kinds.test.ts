import { describe, expect, it } from '@jest/globals';
import { driverPipelineEventTypes } from '#domain/driver-pipeline/events';
import { endOfDay } from '#domain/driver-timeline/as-of';
import { kindOfPipelineEvent, pipelineEventsOf } from '#domain/driver-timeline/kinds';

describe('a driver’s timeline', () => {
  it('assigns every pipeline transition to one kind', () => {
    const all = (['pipeline', 'documents', 'calls'] as const).flatMap((kind) => pipelineEventsOf(kind));

    expect(all.sort()).toEqual([...driverPipelineEventTypes].sort());
    expect(kindOfPipelineEvent('documentApproved')).toBe('documents');
    expect(kindOfPipelineEvent('a type of a later release')).toBe('pipeline');
  });

  it.each([
    ['2026-02-28', 'America/New_York', '2026-03-01T05:00:00.000Z'],
    ['2026-02-28', 'Pacific/Honolulu', '2026-03-01T10:00:00.000Z'],
    ['2026-03-07', 'America/Los_Angeles', '2026-03-08T08:00:00.000Z'],
    ['9999-12-31', 'America/Chicago', '9999-12-31T23:59:59.999Z'],
  ])('ends %s in %s at the start of the next day there', (on, zone, end) => {
    expect(endOfDay(on, zone)).toBe(end);
  });
});
