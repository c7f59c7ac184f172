import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from '@jest/globals';

const LIB = join(__dirname, '..', '..', 'scripts', 'lib');
const folder = mkdtempSync(join(tmpdir(), 'gladhand-foreground-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const lib = (name: string) => JSON.stringify(pathToFileURL(join(LIB, name)).href);
/** Runs lines of a launcher, which have `parts`, and returns what they print. */
function launcher(lines: string): string {
  const source = `import { setTimeout as pause } from 'node:timers/promises';
    import { foreground } from ${lib('foreground.mjs')};
    import { openParts } from ${lib('process-registry.mjs')};
    import { spawnPart } from ${lib('processes.mjs')};
    const parts = openParts(${JSON.stringify(join(folder, 'run.json'))});
    const env = process.env;
    ${lines}`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', source], { encoding: 'utf8' });
}

describe('a program beside another one', () => {
  it('has its label before each line, also of errors and before a last line without an end', () => {
    const program = `console.log('one\\n\\ntwo'); console.error('three'); process.stdout.write('four');`;

    const printed = launcher(
      `await foreground('It', ['-e', ${JSON.stringify(program)}], { env, parts, label: 'It' });`,
    );

    expect(printed.split('\n').toSorted()).toEqual(['', '', 'It │ four', 'It │ one', 'It │ three', 'It │ two']);
  });

  it('returns its exit code, and does not wait for a process that it leaves behind', () => {
    const left = `require('node:child_process').spawn('sleep', ['30'], { stdio: 'inherit', detached: true }).unref();`;
    const program = `${left} console.log('done'); process.exitCode = 3;`;

    const printed = launcher(`
      const code = await foreground('It', ['-e', ${JSON.stringify(program)}], { env, parts, label: 'It' });
      console.log(code);
      process.exit();`);

    expect(printed).toBe('It │ done\n3\n');
  });

  it('gives way to programs of normal priority', () => {
    const program = `console.log(require('node:os').getPriority())`;

    const printed = launcher(
      `await foreground('It', ['-e', ${JSON.stringify(program)}], { env, parts, label: 'It', priority: 19 });`,
    );

    expect(printed).toBe('It │ 19\n');
  });
});

it('kills a process that starts after all others were stopped', () => {
  const printed = launcher(`
    await parts.stopAll();
    const part = spawnPart({ name: 'A late part', command: 'sleep', args: ['30'] });
    try {
      parts.add(part, 0);
    } catch (error) {
      console.log(error.message);
    }
    while (part.child.signalCode === null) await pause(10);
    console.log(part.child.signalCode);`);

  expect(printed).toBe('A late part started while everything stopped.\nSIGKILL\n');
});
