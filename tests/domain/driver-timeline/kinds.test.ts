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

  it('ends a day at the start of the next one', () => {
    expect(endOfDay('2026-02-28')).toBe('2026-03-01T00:00:00.000Z');
  });
});
