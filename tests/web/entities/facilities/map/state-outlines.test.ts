import { expect, it } from '@jest/globals';
import { usStateCodes } from '#domain/places/us-states';
import { cornersOf } from '#web/entities/facilities/map/state-outlines';
import states from '#web/entities/facilities/map/us-states.json';

type Corner = ReturnType<typeof cornersOf>[number];

/** Whether a ray from the place to the east crosses the outline an odd number of times. */
function isInside([latitude, longitude]: Corner, corners: readonly Corner[]): boolean {
  let inside = false;
  corners.forEach(([y, x], at) => {
    const [otherY, otherX] = corners.at(at - 1) ?? [y, x];
    const crosses = y > latitude !== otherY > latitude;
    if (crosses && longitude < x + ((latitude - y) / (otherY - y)) * (otherX - x)) inside = !inside;
  });
  return inside;
}

it.each([
  ['CA', 34.2, -118.24],
  ['WA', 47.4, -121.8],
  ['ME', 44.9, -68.8],
  ['FL', 28.54, -81.38],
  ['TX', 32.78, -96.8],
  ['AK', 61.6, -149.5],
  ['HI', 19.6, -155.5],
  ['PR', 18.2, -66.4],
] as const)('the outline of a state contains its places: %s', (state, latitude, longitude) => {
  expect(states[state].some((outline) => isInside([latitude, longitude], cornersOf(outline)))).toBe(true);
  expect(states.CO.some((outline) => isInside([latitude, longitude], cornersOf(outline)))).toBe(false);
});

it('every state has an outline, which ends where it begins', () => {
  expect(usStateCodes.filter((code) => !(code in states))).toEqual([]);
  for (const outline of Object.values(states).flat()) {
    const corners = cornersOf(outline);
    expect(corners.at(-1)).toEqual(corners[0]);
  }
});
