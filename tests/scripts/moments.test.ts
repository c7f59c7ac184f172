import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { lib, runScript } from '../support/launcher-library';

const HELPER = join(__dirname, '..', 'support', 'test-now.js');

function evaluate(source: string, now: string): unknown {
  const program = `require(${JSON.stringify(HELPER)}); console.log(JSON.stringify(${source}))`;
  return JSON.parse(
    execFileSync(process.execPath, ['-e', program], {
      env: { ...process.env, TEST_NOW: now },
      stdio: 'pipe',
    }).toString(),
  );
}

describe('a test run at another moment', () => {
  it('begins at it, by every way to ask for the time, and goes on from there', () => {
    const times = evaluate(
      '[new Date().toISOString(), new Date(Date.now()).toISOString()]',
      '2028-02-29T05:30:00.000Z',
    );

    expect(times).toEqual([expect.stringMatching(/^2028-02-29T/), expect.stringMatching(/^2028-02-29T/)]);
  });

  it('leaves other dates as they are', () => {
    const dates = '[new Date(0), new Date(2020, 1, 29).getDate(), Date.UTC(2020, 1), new Date() instanceof Date]';

    expect(evaluate(dates, '2028-02-29T05:30:00.000Z')).toEqual([
      '1970-01-01T00:00:00.000Z',
      29,
      1_580_515_200_000,
      true,
    ]);
  });

  it('is refused for a date that does not exist', () => {
    expect(() => evaluate('0', 'tomorrow')).toThrow('TEST_NOW is no date: tomorrow');
  });
});

it('tests at night run at the ends of a day and on a leap day', async () => {
  const { output } = await runScript(`
    import { momentsOf } from ${lib('moments.mjs')};
    console.log(momentsOf(new Date('2026-12-31T22:00:00Z')).map(({ now }) => now).join(' '));`);

  expect(output.trim()).toBe('2026-12-31T05:30:00.000Z 2026-12-31T23:59:50.000Z 2028-02-29T05:30:00.000Z');
});
