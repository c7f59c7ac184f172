import { describe, expect, it } from '@jest/globals';
import { type AutopilotCandidate, leaveOut, MAX_WAVE_DRIVERS, rankCandidates, roomFor } from '#domain/autopilot/rules';
import type { FitResult } from '#domain/drivers/fit-facts';

const line = (criterion: FitResult['criterion'], result: FitResult['result']): FitResult => ({
  criterion,
  result,
  detail: {},
});
const fine = [line('class', 'pass'), line('distance', 'pass')];
const aCandidate = (more: Partial<AutopilotCandidate> = {}): AutopilotCandidate => ({
  driverId: 'driver',
  distanceMiles: 20,
  fit: fine,
  isReadyForDispatch: true,
  isHired: false,
  candidacy: null,
  ...more,
});

describe('the number of drivers that a wave may invite', () => {
  it.each([
    [{ openSeats: 1, live: 0 }, 3],
    [{ openSeats: 2, live: 4 }, 2],
    [{ openSeats: 2, live: 6 }, 0],
    [{ openSeats: 1, live: 9 }, 0],
    [{ openSeats: 0, live: 0 }, 0],
    [{ openSeats: 50, live: 0 }, MAX_WAVE_DRIVERS],
  ])('for %j is %d', (places, room) => {
    expect(roomFor(places)).toBe(room);
  });
});

describe('a driver', () => {
  it.each([
    ['without a candidacy', {}, null],
    ['with a near miss', { fit: [line('shift', 'near')] }, null],
    ['who fails a criterion', { fit: [...fine, line('age', 'fail')] }, 'no_match'],
    ['who declined', { candidacy: { state: 'closed', endedBy: 'driver' } }, 'declined'],
    ['who was passed', { candidacy: { state: 'closed', endedBy: 'fleet' } }, 'passed'],
    ['who did not answer in time', { candidacy: { state: 'closed', endedBy: 'system' } }, 'invited_before'],
    ['who applied', { candidacy: { state: 'requested', endedBy: null } }, 'candidate'],
    ['in review', { candidacy: { state: 'inReview', endedBy: null } }, 'candidate'],
    ['who worked on the order', { candidacy: { state: 'ended', endedBy: 'driver' } }, 'hired'],
    ['who is hired elsewhere', { isHired: true }, 'hired'],
  ] as const)('%s is invited, or left out for a reason', (_who, facts, reason) => {
    expect(leaveOut(aCandidate(facts))).toBe(reason);
  });
});

it('ranks by near misses, then by readiness, then by distance', () => {
  const near = [...fine, line('shift', 'near')];
  const { ranked, leftOut } = rankCandidates([
    aCandidate({ driverId: 'near miss, close', fit: near, distanceMiles: 1 }),
    aCandidate({ driverId: 'not ready', isReadyForDispatch: false, distanceMiles: 2 }),
    aCandidate({ driverId: 'far', distanceMiles: 40 }),
    aCandidate({ driverId: 'two near misses', fit: [...near, line('freightLevel', 'near')], distanceMiles: 1 }),
    aCandidate({ driverId: 'close', distanceMiles: 5 }),
    aCandidate({ driverId: 'no match', fit: [line('class', 'fail')] }),
  ]);

  expect(ranked.map(({ driverId }) => driverId)).toEqual([
    'close',
    'far',
    'not ready',
    'near miss, close',
    'two near misses',
  ]);
  expect(leftOut.map(({ candidate: { driverId }, reason }) => [driverId, reason])).toEqual([['no match', 'no_match']]);
});
