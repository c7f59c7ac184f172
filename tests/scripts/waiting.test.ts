import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { lib, runScript } from '../support/launcher-library';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gladhand-waiting-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/**
 * Starts a part that runs `program`, and waits for it with `check`, on a clock that advances by a second at each probe.
 * Returns what the launcher would print.
 */
async function wait(program: string, check: string): Promise<string> {
  const { output, errors } = await runScript(`
    import { appendFileSync } from 'node:fs';
    import { hasSentReady, isRunning, spawnPart, waitUntilReady } from ${lib('processes.mjs')};
    const log = ${JSON.stringify(join(folder, 'part.log'))};
    const args = ['-e', ${JSON.stringify(program)}];
    const part = spawnPart({ name: 'The slow part', command: process.execPath, args, log, ipc: true });
    let probes = 0;
    const probe = ${check};
    const check = () => { probes += 1; return probe(); };
    process.on('unhandledRejection', (error) => console.log('unhandled: ' + error.message));
    try {
      await waitUntilReady(part, check, { maxIdleMs: 4_000, now: () => probes * 1000 });
      console.log('ready after ' + probes);
    } catch (error) {
      console.log(error.message);
    }
    console.log(isRunning(part) ? 'it is running' : 'it is not running');
    part.child.kill();
    if (part.child.connected) part.child.disconnect();`);
  expect(errors).toBe('');
  return output;
}

const IDLE = 'setInterval(() => {}, 1000)';
const THROWS = (reason: string) => `if (probes < 20) throw new Error(${reason});`;

describe('a part that is slow', () => {
  it('is waited for while its log grows, for many times the span without progress', async () => {
    const check = `() => { if (probes % 3 === 0) appendFileSync(log, 'step\\n'); ${THROWS("'refused'")} }`;

    expect(await wait(IDLE, check)).toContain('ready after 20\nit is running\n');
  });

  it('is waited for while the probe fails in other ways than before', async () => {
    const check = `() => { const states = ['refused', 'no namespace', 'starting']; ${THROWS('states[Math.floor(probes / 3) % 3]')} }`;

    expect(await wait(IDLE, check)).toContain('ready after 20\nit is running\n');
  });

  it('is announced with what the launcher waits for, and since when', async () => {
    const untilSaid = `(() => {
      let said = '';
      const write = process.stdout.write.bind(process.stdout);
      process.stdout.write = (text) => { said += text; return write(text); };
      return () => { probes = 0; if (!said.includes('Waiting')) throw new Error('refused'); };
    })()`;

    const output = await wait(IDLE, untilSaid);

    expect(output).toMatch(/^ {2}Waiting for the slow part to accept connections … \d+ s\n/);
  });
});

describe('a part that has failed', () => {
  it('is reported as soon as it ends, with the last lines of its log', async () => {
    const output = await wait(`console.log('no space left'); process.exit(3)`, '() => new Promise(() => {})');

    expect(output).toContain('The slow part exited while starting.');
    expect(output).toContain('no space left');
  });

  it('is given up and stopped when nothing changes any more', async () => {
    const output = await wait(IDLE, `() => { throw new Error('refused after 0.' + probes + ' s'); }`);

    expect(output).toMatch(/The slow part made no progress for 4 s \(refused after 0\.\d+ s\)/);
    expect(output).toContain('it is not running');
  });

  it('leaves no failure of a probe unhandled', async () => {
    const late = `() => new Promise((_, reject) => setTimeout(() => reject(new Error('too late')), 300))`;

    const output = await wait(`console.log('over'); setTimeout(() => process.exit(1), 100)`, late);

    expect(output).toContain('exited while starting');
    expect(output).not.toContain('unhandled');
  });
});

describe('a program that the launcher runs', () => {
  it('is given up when it neither prints nor computes', async () => {
    const { output } = await runScript(`
      import { run } from ${lib('run.mjs')};
      const log = ${JSON.stringify(join(folder, 'run.log'))};
      await run(process.execPath, ['-e', ${JSON.stringify(IDLE)}], { log, watched: true, maxIdleMs: 3000 })
        .catch((error) => console.log(error.message));`);

    expect(output).toContain('It made no progress for 3 s');
  });

  it('makes progress while it computes', async () => {
    const { output } = await runScript(`
      import { spawn } from 'node:child_process';
      import { processorSeconds } from ${lib('processor-time.mjs')};
      const child = spawn(process.execPath, ['-e', 'for (;;) {}'], { detached: true, stdio: 'ignore' });
      while ((await processorSeconds(child.pid)) < 1);
      child.kill();
      console.log('computing');`);

    expect(output).toBe('computing\n');
  });
});
