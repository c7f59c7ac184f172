import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';

const loud = ['error', 'warn'] as const;
const unexpected: unknown[][] = [];

beforeEach(() => {
  unexpected.length = 0;
  for (const level of loud) {
    jest.spyOn(console, level).mockImplementation((...words: unknown[]) => void unexpected.push([level, ...words]));
  }
});

// A warning that nobody expects is a defect that nobody has looked at yet.
afterEach(() => {
  expect(unexpected).toEqual([]);
});
