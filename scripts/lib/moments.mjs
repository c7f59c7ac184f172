import { join } from 'node:path';
import { ROOT } from './folders.mjs';
import { foreground } from './foreground.mjs';
import { printLine } from './progress.mjs';

/** Projects without servers run at any moment. PostgreSQL keeps its own clock: its projects run at other hours of today. */
const WITHOUT_SERVERS = ['domain', 'platform', 'web', 'lab'];
const WITH_DATABASE = ['db', 'api'];

/**
 * The last seconds of today (UTC), its half past five, when some people still have yesterday, and a leap day.
 * @param {Date} today
 */
export function momentsOf(today) {
  const date = today.toISOString().slice(0, 10);
  const hours = ['05:30:00', '23:59:50'].map((time) => `${date}T${time}.000Z`);
  return [
    ...hours.map((now) => ({ now, projects: [...WITHOUT_SERVERS, ...WITH_DATABASE] })),
    { now: '2028-02-29T05:30:00.000Z', projects: WITHOUT_SERVERS },
  ];
}

/**
 * Runs tests as if each of their files began at a moment; `files` limits them. Returns 1 if one run failed.
 * @param {{ now: string, projects: string[], files?: string[] }[]} moments
 * @param {any} parts
 */
export async function testAt(moments, parts) {
  // A run inside another one does not count for its totals.
  const { GLADHAND_TOTALS: _ofOuterRun, ...env } = process.env;
  let code = 0;
  for (const { now, projects, files = [] } of moments) {
    for (const project of projects) {
      const args = [join(ROOT, 'scripts', 'setup.mjs'), 'test', project, ...files];
      const ended = await foreground('The tests', args, { env: { ...env, TEST_NOW: now }, parts });
      printLine(`${ended === 0 ? '✓' : '✗'} ${project} at ${now}`);
      code = Math.max(code, ended);
    }
  }
  return code;
}
