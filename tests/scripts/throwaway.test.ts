import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';

const LIB = join(__dirname, '..', '..', 'scripts', 'lib');
const lib = (name: string) => JSON.stringify(pathToFileURL(join(LIB, name)).href);
const run = (script: string) =>
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }).trim();

test('a run removes what a killed run left: records of processes, data files and folders', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '0']);
  const base = run(`import { throwawayBase } from ${lib('folders.mjs')}; console.log(throwawayBase());`);
  const left = join(base, `gladhand-leftover-${String(pid)}-abcdef`);
  mkdirSync(join(left, 'story'), { recursive: true });
  for (const name of ['run.json', 'temporal.db', 'story/run.json']) writeFileSync(join(left, name), '{}');

  const said = run(`import { withThrowaway } from ${lib('throwaway.mjs')};
    await withThrowaway('leftover', async ({ data }) => { console.log(data); return 0; });`);

  expect(said).toContain(join(base, 'gladhand-leftover-'));
  expect([left, said].filter((folder) => existsSync(folder))).toEqual([]);
});
