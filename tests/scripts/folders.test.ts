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
/** Permission bits of group and others, in octal. */
const forOthers = (path: string) => (statSync(path).mode & 0o077).toString(8);

test('keeps other users from listing the data folder', () => {
  const data = run(`import { dataFolder } from ${lib('folders.mjs')}; console.log(dataFolder());`);

  // For root, PostgreSQL's own user may enter the data folder but not list it.
  expect(forOthers(data)).toBe(process.getuid?.() === 0 ? '11' : '0');
});

test('keeps other users from reading process logs', () => {
  const log = join(folder, 'logs', 'part.log');

  run(`import { spawnPart } from ${lib('processes.mjs')};
    spawnPart({ name: 'a part', command: process.execPath, args: ['-e', '0'], log: ${JSON.stringify(log)} });`);

  expect([forOthers(join(folder, 'logs')), forOthers(log)]).toEqual(['0', '0']);
});
