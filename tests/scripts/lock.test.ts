import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

const LIB = join(__dirname, '..', '..', 'scripts', 'lib');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gladhand-lock-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Runs code in a separate Node process, like setups in two terminals. */
async function inProcess(module: string, lines: string): Promise<string> {
  const source = `import * as lib from ${JSON.stringify(pathToFileURL(join(LIB, module)).href)};
    import { appendFileSync, writeFileSync } from 'node:fs';
    import { setTimeout as pause } from 'node:timers/promises';
    ${lines}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    env: { ...process.env, XDG_CACHE_HOME: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child, 'close');
  return output;
}

describe('the setup lock', () => {
  test('admits one process at a time, even after a process died holding it', async () => {
    const lock = join(folder, 'setup.lock');
    const log = join(folder, 'log');
    writeFileSync(lock, JSON.stringify({ pid: 1, start: 'never' }));
    const turn = `await lib.withLock(${JSON.stringify(lock)}, async () => {
      appendFileSync(${JSON.stringify(log)}, 'in ');
      await pause(50);
      appendFileSync(${JSON.stringify(log)}, 'out ');
    });`;

    await Promise.all(Array.from({ length: 6 }, () => inProcess('lock.mjs', turn)));

    expect(readFileSync(log, 'utf8')).toBe('in out '.repeat(6));
    expect(existsSync(lock)).toBe(false);
  });
});

describe('the cache', () => {
  const build = (lines: string) => `
    try {
      console.log(await lib.cached('thing-1.0', async (folder) => { ${lines} }));
    } catch (error) {
      console.log(error.message);
    }`;

  test('stores only complete builds, and builds once', async () => {
    const broken = await inProcess('finder.mjs', build("writeFileSync(folder + '/half', ''); throw new Error('cut');"));
    expect(broken.trim()).toBe('cut');
    expect(readdirSync(join(folder, 'gladhand'))).toEqual([]);

    const whole = build("console.log('built'); await pause(50); writeFileSync(folder + '/whole', '');");
    const outputs = await Promise.all([inProcess('finder.mjs', whole), inProcess('finder.mjs', whole)]);

    expect(outputs.join('').match(/built/g)).toHaveLength(1);
    expect(readdirSync(join(folder, 'gladhand', 'thing-1.0'))).toEqual(['whole']);
  });

  test('lists why each source failed when none succeeds', async () => {
    const lines = `
      const places = [['on PATH', () => undefined], ['download', () => { throw new Error('no answer'); }]];
      await lib.firstOf('A thing', places, 'Install it.').catch((error) => console.log(error.message));`;

    const output = await inProcess('finder.mjs', lines);

    expect(output.trim()).toBe('A thing is not available. Install it.\n  on PATH: not found\n  download: no answer');
  });
});
