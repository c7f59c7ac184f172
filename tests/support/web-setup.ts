import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/dom';

// Lazy pages are compiled when they are first asked for; on a busy machine that takes longer than the usual second.
configure({ asyncUtilTimeout: 20_000 });

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
