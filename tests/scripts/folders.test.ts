import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';

const folder = mkdtempSync(join(tmpdir(), 'gladhand-modes-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const lib = (name: string) => JSON.stringify(join(__dirname, '..', '..', 'scripts', 'lib', name));
const run = (script: string) =>
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }).trim();
/** What the group and everybody else may do. */
const forOthers = (path: string) => (statSync(path).mode & 0o077).toString(8);

test('nobody else lists the data of a start', () => {
  const data = run(`import { dataFolder } from ${lib('folders.mjs')}; console.log(dataFolder());`);

  // PostgreSQL's own user passes where root keeps the data, without seeing what is there.
  expect(forOthers(data)).toBe(process.getuid?.() === 0 ? '11' : '0');
});

test('nobody else reads the logs of the parts', () => {
  const log = join(folder, 'logs', 'part.log');

  run(`import { spawnPart } from ${lib('processes.mjs')};
    spawnPart({ name: 'a part', command: process.execPath, args: ['-e', '0'], log: ${JSON.stringify(log)} });`);

  expect([forOthers(join(folder, 'logs')), forOthers(log)]).toEqual(['0', '0']);
});
