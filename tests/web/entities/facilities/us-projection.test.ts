import { describe, expect, it } from '@jest/globals';
import { MAP_HEIGHT, MAP_WIDTH, pointOnMap } from '#web/entities/facilities/map/us-projection';
import states from '#web/entities/facilities/map/us-states.json';

/** The box around an outline of relative lines. */
function boxOf(outline: string) {
  const [xs, ys] = [[] as number[], [] as number[]];
  for (const ring of outline.split('z')) {
    const numbers = ring.match(/-?\d+/g)?.map(Number) ?? [];
    let [x, y] = [0, 0];
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      x += numbers[at] ?? 0;
      y += numbers[at + 1] ?? 0;
      xs.push(x);
      ys.push(y);
    }
  }
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

describe('a place on the map', () => {
  it.each([
    ['CA', 34.05, -118.24],
    ['WA', 47.6, -122.3],
    ['ME', 44.8, -68.8],
    ['FL', 28.54, -81.38],
    ['TX', 32.78, -96.8],
    ['AK', 61.2, -149.9],
    ['HI', 21.31, -157.86],
  ] as const)('is in its state: %s', (state, latitude, longitude) => {
    const point = pointOnMap({ latitude, longitude });
    const { left, right, top, bottom } = boxOf(states[state]);

    expect(point?.x).toBeGreaterThanOrEqual(left);
    expect(point?.x).toBeLessThanOrEqual(right);
    expect(point?.y).toBeGreaterThanOrEqual(top);
    expect(point?.y).toBeLessThanOrEqual(bottom);
  });

  it('outside of the states is none', () => {
    expect(pointOnMap({ latitude: 18.46, longitude: -66.1 })).toBeUndefined();
    expect(pointOnMap({ latitude: 43.7, longitude: -130 })).toBeUndefined();
  });
});

it('every outline fits on the map', () => {
  for (const outline of Object.values(states)) {
    const { left, right, top, bottom } = boxOf(outline);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(MAP_WIDTH);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(MAP_HEIGHT);
  }
});
