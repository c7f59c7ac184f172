import { expect, it } from '@jest/globals';
import { emptyPipeline } from '#domain/driver-pipeline/empty-pipeline';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { compareEvents, type EventRow } from '../../../lab/chaos/pipeline-findings';

const event = (seq: number, type: EventRow['type'], payload: Partial<DriverPipelineState> = {}): EventRow => ({
  seq,
  type,
  payload: { ...emptyPipeline('driver'), ...payload },
});

const results = { ...emptyPipeline('driver').results, mvr: 'ordered' as const };
const there = [
  event(1, 'signedUp'),
  event(2, 'stageEntered', { stage: 'Processing' }),
  event(3, 'taskSent', { about: 'photo' }),
  event(4, 'resultRecorded', { about: 'mvr', results }),
  event(5, 'availabilityChanged', { isAvailable: true }),
];
const expected = [
  'signedUp',
  'stageEntered/Processing',
  'taskSent/photo',
  'resultRecorded/mvr/ordered',
  'availabilityChanged/true',
];

it('finds nothing when the stored events match the accepted commands', () => {
  expect(compareEvents(expected, there)).toEqual({ lost: [], duplicated: [] });
});

it('finds a missing event of an accepted command', () => {
  expect(compareEvents([...expected, 'taskSent/photo'], there)).toEqual({ lost: ['taskSent/photo'], duplicated: [] });
});

it('finds an event that is stored twice or with another outcome', () => {
  const again = [...there, event(6, 'stageEntered', { stage: 'Processing' }), event(7, 'availabilityChanged')];
  expect(compareEvents(expected, again)).toEqual({
    lost: [],
    duplicated: ['stageEntered/Processing at 6', 'availabilityChanged/false at 7'],
  });
});
