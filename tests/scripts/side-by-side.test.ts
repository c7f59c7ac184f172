import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { isRunning } from '../support/launcher';
import { lib, runScript } from '../support/launcher-library';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gladhand-branches-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

async function branches(lines: string): Promise<string> {
  const { output } = await runScript(`
    import { existsSync, writeFileSync } from 'node:fs';
    import { join } from 'node:path';
    import { setTimeout as pause } from 'node:timers/promises';
    import { sideBySide, withEnding } from ${lib('ending.mjs')};
    import { spawnPart } from ${lib('processes.mjs')};
    import { printLine, step } from ${lib('progress.mjs')};
    import { run } from ${lib('run.mjs')};
    const folder = ${JSON.stringify(folder)};
    const pidFile = join(folder, 'pid');
    /** A program that writes its id and then runs until it is killed. */
    const endless = () => run(process.execPath, ['-e', \`
      require('node:fs').writeFileSync(\${JSON.stringify(pidFile)}, String(process.pid)); setInterval(() => {}, 1000);\`]);
    const isBegun = async () => { while (!existsSync(pidFile)) await pause(10); };
    ${lines}`);
  return output;
}

it('returns the results of all branches in order', async () => {
  const output = await branches(`
    let release;
    const gate = new Promise((resolve) => (release = resolve));
    const results = await sideBySide(async () => { await gate; return 'slow'; }, async () => { release(); return 'quick'; });
    console.log(results.join(', '));`);

  expect(output).toBe('slow, quick\n');
});

it('reports the error of one branch, after the programs of the others ended and before they begin another step', async () => {
  const output = await branches(`
    const failing = async () => { await isBegun(); throw new Error('the disk is full'); };
    const other = async () => {
      await endless().catch(() => undefined);
      await step('Another step', () => writeFileSync(join(folder, 'more'), ''));
    };
    await sideBySide(other, failing).catch((error) => console.log(error.message));`);

  expect(output).toBe('the disk is full\n');
  expect(isRunning({ name: 'endless', pid: Number(readFileSync(join(folder, 'pid'), 'utf8')) })).toBe(false);
  expect(existsSync(join(folder, 'more'))).toBe(false);
});

it('ends inner branches and starts no more processes when the launcher stops', async () => {
  const output = await branches(`
    const ending = new AbortController();
    const inner = () => sideBySide(endless, async () => { await isBegun(); ending.abort(new Error('stopping')); });
    await withEnding(ending.signal, async () => {
      await sideBySide(inner).catch((error) => console.log(error.message));
      try {
        spawnPart({ name: 'Late', command: process.execPath, args: ['-e', '0'] });
      } catch (error) {
        console.log('not started: ' + error.message);
      }
    });`);

  expect(output).toBe('stopping\nnot started: stopping\n');
  expect(isRunning({ name: 'endless', pid: Number(readFileSync(join(folder, 'pid'), 'utf8')) })).toBe(false);
});
