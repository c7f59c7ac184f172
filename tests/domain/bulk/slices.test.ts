import { expect, it } from '@jest/globals';
import { bulkStatusOf } from '#domain/bulk/progress';
import { slicesOf } from '#domain/bulk/slices';

it.each([0, 1, 9, 10, 11, 95, 500, 999])('divides %i drivers into slices of at most ten', (count) => {
  const slices = slicesOf(count);

  const places = slices.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at));
  expect(places).toEqual(Array.from({ length: count }, (_, place) => place));
  expect(Math.max(0, ...slices.map(({ from, to }) => to - from))).toBeLessThanOrEqual(10);
});

it('gives each of ten slices the same work if there are few drivers', () => {
  expect(slicesOf(20)).toHaveLength(10);
});

it('is stopped only if drivers are left', () => {
  const at = '2026-11-22T12:00:00.000Z';

  expect(bulkStatusOf({ stoppedAt: null, finishedAt: null, open: 2 })).toBe('running');
  expect(bulkStatusOf({ stoppedAt: at, finishedAt: null, open: 2 })).toBe('stopping');
  expect(bulkStatusOf({ stoppedAt: at, finishedAt: at, open: 2 })).toBe('stopped');
  expect(bulkStatusOf({ stoppedAt: at, finishedAt: at, open: 0 })).toBe('done');
});
