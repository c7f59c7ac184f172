import { expect, it } from '@jest/globals';
import { cachedWorkflowsFor } from '../../worker/cache-size';

it('keeps as many workflows as fit into the memory that is left', () => {
  const kept = [1000, 1500, 2000].map(cachedWorkflowsFor);
  expect((kept[1] ?? 0) - (kept[0] ?? 0)).toBeGreaterThan(1000);
  expect((kept[2] ?? 0) - (kept[1] ?? 0)).toBe((kept[1] ?? 0) - (kept[0] ?? 0));
});

it('keeps enough for its workflow tasks when there is little memory', () => {
  expect(cachedWorkflowsFor(0)).toBe(100);
});
