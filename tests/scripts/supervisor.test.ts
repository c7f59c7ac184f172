import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { lib, runScript } from '../support/launcher-library';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gladhand-supervisor-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Runs code with a part that listens on a port and can be restarted, and a launcher that ends when it gives up. */
async function supervise(lines: string): Promise<string> {
  const listening = `
    const server = require('node:net').createServer().listen(Number(process.env.PORT), '127.0.0.1');
    server.on('error', (error) => { console.error(error.message); process.exit(1); });
    server.on('listening', () => process.send('ready'));`;
  const { output, errors } = await runScript(`
    import { readFileSync } from 'node:fs';
    import { createServer } from 'node:net';
    import { join } from 'node:path';
    import { freePort } from ${lib('ports.mjs')};
    import { openParts } from ${lib('process-registry.mjs')};
    import { hasSentReady, spawnPart, waitUntilReady } from ${lib('processes.mjs')};
    import { seedBehind } from ${lib('seed-behind.mjs')};
    import { keepAlive } from ${lib('supervisor.mjs')};
    const folder = ${JSON.stringify(folder)};
    const parts = openParts(join(folder, 'run.json'));
    let isEnding = false;
    let gaveUp;
    const givenUp = new Promise((resolve) => (gaveUp = resolve));
    const life = { isEnding: () => isEnding, end: () => { isEnding = true; gaveUp(); } };
    const options = { parts, life, firstPauseMs: 1 };
    const port = await freePort();
    let starts = 0;
    const started = [];
    const begin = (program) => async () => {
      starts += 1;
      const env = { ...process.env, PORT: String(port) };
      const log = join(folder, 'part.log');
      const part = spawnPart({ name: 'The part', command: process.execPath, args: ['-e', program], env, log, ipc: true, port });
      started.push(parts.add(part, 1));
      await waitUntilReady(part, hasSentReady(part));
      return part;
    };
    const says = (words) => new Promise((resolve) => {
      const write = process.stdout.write.bind(process.stdout);
      process.stdout.write = (text) => { if (text.includes(words)) resolve(); return write(text); };
    });
    const listening = ${JSON.stringify(listening)};
    ${lines}
    isEnding = true;
    await parts.stopAll();`);
  return output + errors;
}

describe('a part that exits', () => {
  it('names the process that has its port, and starts when the port is free', async () => {
    const output = await supervise(`
      const part = await keepAlive(begin(listening), options);
      const isBlocked = says('cannot start');
      const isBack = says('is running again');
      const occupant = createServer();
      part.child.once('exit', () => occupant.listen(port, '127.0.0.1'));
      part.child.kill('SIGKILL');
      await isBlocked;
      const tries = starts;
      while (starts < tries + 10) await new Promise((resolve) => setTimeout(resolve, 10));
      occupant.close();
      await isBack;
      console.log('port ' + port + ' of process ' + process.pid);`);

    const [, port = '', pid = ''] = /port (\d+) of process (\d+)/.exec(output) ?? [];
    const blocked = `The part cannot start: port ${port} is taken by node (process ${pid}). Trying again until it is free.`;
    expect(output.split(blocked)).toHaveLength(2);
    expect(output).toContain('The part is running again.');
    expect(output).not.toContain('Gladhand is stopping');
  });

  it('ends the launcher if it exits ten times in a row before it is ready', async () => {
    const output = await supervise(`
      const broken = begin("console.log('the disk is full'); process.exit(1)");
      const part = await keepAlive(() => (starts === 0 ? begin(listening) : broken)(), options);
      part.child.kill('SIGKILL');
      await givenUp;
      console.log(starts + ' starts');`);

    expect(output).toContain('Gladhand is stopping: The part keeps exiting. The part exited while starting.');
    expect(output).toContain('the disk is full');
    expect(output).toContain('11 starts');
  });

  it('stays stopped if the launcher stopped it', async () => {
    const output = await supervise(`
      const part = await keepAlive(begin(listening), options);
      await parts.stop(1);
      await part.ended;
      await new Promise((resolve) => setImmediate(resolve));
      console.log(starts + ' start');`);

    expect(output).toBe('1 start\n');
  });
});

describe('the rest of the demo', () => {
  const program = (code: string) => `{
    name: 'The demo data', command: process.execPath, args: ['-e', ${JSON.stringify(code)}], env: process.env,
    log: join(folder, 'seed.log') }`;
  const counted = (rest: string) => `
    const file = ${JSON.stringify(folder)} + '/runs';
    const { appendFileSync, readFileSync } = require('node:fs');
    appendFileSync(file, '.');
    const runs = readFileSync(file, 'utf8').length;
    ${rest}`;

  it('is seeded at low priority, continues after failures, and is reported once when it is complete', async () => {
    const code = counted(`
      const { getPriority } = require('node:os');
      const end = () => { console.log('low'); process.exit(runs < 3 ? 1 : 0); };
      setInterval(() => { if (getPriority() === 10) end(); }, 10);`);

    const output = await supervise(`
      console.log(await seedBehind(${program(code)}, options));
      console.log(readFileSync(join(folder, 'runs'), 'utf8') + readFileSync(join(folder, 'seed.log'), 'utf8'));`);

    expect(output.match(/seeding stopped and continues/g)).toHaveLength(1);
    expect(output.match(/All demo data is there\./g)).toHaveLength(1);
    expect(output).toContain('true\n...low\nlow\nlow\n');
  });

  it('is stopped first, and not started again, when the launcher stops', async () => {
    const output = await supervise(`
      await keepAlive(begin(listening), options);
      const seeding = seedBehind(${program('setInterval(() => {}, 1000)')}, options);
      const order = [];
      const { parts: rows } = JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8'));
      console.log(rows.map(({ name, rank }) => name + ' ' + rank).join(', '));
      isEnding = true;
      await parts.stopAll();
      console.log(await seeding);`);

    expect(output).toBe('The part 1, The demo data 0\nfalse\n');
  });
});
