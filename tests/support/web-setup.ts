import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import { type Config, configure, getConfig } from '@testing-library/dom';
import * as React from 'react';
import '@testing-library/jest-dom/jest-globals';

// Lazy pages are compiled at their first import; on a busy machine that takes much longer than the default second.
configure({ asyncUtilTimeout: 120_000 });

const { getElementError } = getConfig();

// A wait tries again after every change of the page, and each failed try would print the page. The error of a wait that
// has reached its limit is made afterwards, with the page.
configure({
  getElementError: (message, container) => (isWaiting() ? shortError(message) : getElementError(message, container)),
});

const isWaiting = (): boolean =>
  (getConfig() as Config & { readonly _disableExpensiveErrorDiagnostics: boolean })._disableExpensiveErrorDiagnostics;

const shortError = (message: string | null): Error =>
  Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });

// For its development tools, React keeps a stack for each of the first 10,000 elements of a second; that was a tenth of the
// time of these tests. Warnings still appear, without the lines that say where the element was created.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as object,
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set() {} },
);

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
