import { describe, expect, it } from '@jest/globals';
import { isArrivalIn, queuedReviewId } from '#domain/review-queue/arrivals';

const photo = queuedReviewId({ driverId: 'd', thing: 'photo', stage: 'PendingHR' });
const ofOneWhoLeft = queuedReviewId({ driverId: 'd', thing: 'photo', stage: 'Retarget' });

describe('what came into the queue', () => {
  it.each([
    [{}, true],
    [{ kind: 'photo' }, true],
    [{ kind: 'resume' }, false],
    [{ stage: 'PendingHR' }, true],
    [{ stage: 'Processing' }, false],
    [{ kind: 'photo', stage: 'Processing' }, false],
  ] as const)('is news to who narrowed it by %j: %s', (filters, isNews) => {
    expect(isArrivalIn(photo, filters)).toBe(isNews);
  });

  it('of somebody who left the way is news only where his stage is asked for', () => {
    expect(isArrivalIn(ofOneWhoLeft, {})).toBe(false);
    expect(isArrivalIn(ofOneWhoLeft, { stage: 'Retarget' })).toBe(true);
  });
});
