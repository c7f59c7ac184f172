import { expect, it } from '@jest/globals';
import { cachedWorkflowsFor } from '../../worker/cache-size';

it('keeps as many workflows as fit into the memory that is left', () => {
  expect(cachedWorkflowsFor(720)).toBe(1000);
  expect(cachedWorkflowsFor(1040)).toBe(2000);
});

it('keeps enough for its workflow tasks when there is little memory', () => {
  expect(cachedWorkflowsFor(0)).toBe(100);
});
