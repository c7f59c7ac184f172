import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { transformSync } from '@swc/core';

const { code } = transformSync(readFileSync('web/src/entities/pipeline/day.ts', 'utf8'), {
  module: { type: 'commonjs' },
  jsc: { parser: { syntax: 'typescript' } },
});

/** The module’s result in Chicago, from a child process, since a process has only one time zone. */
const inChicago = (expression: string): string =>
  execFileSync(process.execPath, ['-e', `${code}; process.stdout.write(${expression})`], {
    env: { TZ: 'America/Chicago' },
    encoding: 'utf8',
  });

describe('days of a date field around clock changes', () => {
  it('advance by one calendar day, whether a day has 23, 24 or 25 hours', () => {
    expect(inChicago(`exports.dayAfter(new Date('2026-11-01T00:30:00-05:00'))`)).toBe('2026-11-02');
    expect(inChicago(`exports.dayAfter(new Date('2026-03-07T23:30:00-06:00'))`)).toBe('2026-03-08');
    expect(inChicago(`exports.dayAfter(new Date('2026-12-31T12:00:00-06:00'))`)).toBe('2027-01-01');
  });

  it('start at nine local time before and after the change', () => {
    expect(inChicago(`exports.morningOf('2026-03-07')`)).toBe('2026-03-07T15:00:00.000Z');
    expect(inChicago(`exports.morningOf('2026-03-08')`)).toBe('2026-03-08T14:00:00.000Z');
  });
});
