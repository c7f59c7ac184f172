import { describe, expect, it } from '@jest/globals';
import { isArrivalIn, queuedReviewId } from '#domain/review-queue/arrivals';

const photo = queuedReviewId({ driverId: 'd', thing: 'photo', stage: 'PendingHR' });
const ofExitedDriver = queuedReviewId({ driverId: 'd', thing: 'photo', stage: 'Retarget' });

describe('an arrival in the queue', () => {
  it.each([
    [{}, true],
    [{ kind: 'photo' }, true],
    [{ kind: 'resume' }, false],
    [{ stage: 'PendingHR' }, true],
    [{ stage: 'Processing' }, false],
    [{ kind: 'photo', stage: 'Processing' }, false],
  ] as const)('matches the filters %j: %s', (filters, isMatch) => {
    expect(isArrivalIn(photo, filters)).toBe(isMatch);
  });

  it('matches for an exited driver only if the stage is selected', () => {
    expect(isArrivalIn(ofExitedDriver, {})).toBe(false);
    expect(isArrivalIn(ofExitedDriver, { stage: 'Retarget' })).toBe(true);
  });
});
