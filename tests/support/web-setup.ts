import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom/jest-globals';

// Lazy pages are compiled at their first import; on a busy machine that takes much longer than the default second.
configure({ asyncUtilTimeout: 60_000 });

const loud = ['error', 'warn'] as const;
const unexpected: unknown[][] = [];

beforeEach(() => {
  unexpected.length = 0;
  for (const level of loud) {
    jest.spyOn(console, level).mockImplementation((...words: unknown[]) => void unexpected.push([level, ...words]));
  }
});

// An unexpected warning is an undiscovered defect.
afterEach(() => {
  expect(unexpected).toEqual([]);
});
