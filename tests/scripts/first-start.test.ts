import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const lib = (file: string) => JSON.stringify(pathToFileURL(join(__dirname, '..', '..', 'scripts', 'lib', file)).href);

/** Runs code in a separate Node process and returns the JSON that it prints last. */
async function inProcess(lines: string): Promise<unknown> {
  const source = `
    import { rmSync } from 'node:fs';
    import { join } from 'node:path';
    import { once } from 'node:events';
    import { createServer } from 'node:net';
    import { throwawayFolder } from ${lib('folders.mjs')};
    import { openParts } from ${lib('process-registry.mjs')};
    import { freePort, onFreePorts } from ${lib('ports.mjs')};
    import { cluster, temporalServer } from ${lib('servers.mjs')};
    ${lines}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TEMPORAL_ADDRESS: '', DATABASE_URL: '' },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child, 'close');
  return JSON.parse(output.trim().split('\n').at(-1) ?? 'null');
}

/** Starts a server whose chosen port is taken by another process before it starts. */
const beginsOnTakenPort = (start: string) =>
  inProcess(`
    const occupant = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
    await once(occupant, 'listening');
    const taken = occupant.address().port;
    const picks = [taken];
    const data = throwawayFolder('ports');
    const parts = openParts(join(data, 'run.json'));
    const ports = async () => picks.shift() ?? freePort();
    const common = { data, password: 'throwaway', throwaway: true, ports, logs: data, parts, keep: (begin) => begin() };
    let answer;
    try {
      const address = await ${start}(common);
      const listed = JSON.parse((await import('node:fs')).readFileSync(join(data, 'run.json'), 'utf8')).parts.length;
      answer = { isElsewhere: !address.includes(':' + taken), listed };
    } catch (error) {
      answer = error.message;
    }
    await parts.stopAll();
    rmSync(data, { recursive: true });
    occupant.close();
    console.log(JSON.stringify(answer));`);

describe('a port that is already taken', () => {
  it.each(['cluster', 'temporalServer'])(
    'makes %s start on another port, and only the running process is recorded',
    async (start) => {
      expect(await beginsOnTakenPort(start)).toEqual({ isElsewhere: true, listed: 1 });
    },
  );

  it('is not handed out twice by one launcher', async () => {
    const ports = await inProcess(`
      const taken = new Set();
      const ports = await Promise.all(Array.from({ length: 300 }, () => freePort(taken)));
      console.log(JSON.stringify(ports));`);

    expect(new Set(ports as number[]).size).toBe(300);
  });
});

describe('a first start that fails', () => {
  const tries = (failure: string, passing: string) =>
    inProcess(`
      let tries = 0;
      const begin = async () => { tries += 1; if (tries < 3) throw new Error(${JSON.stringify(failure)}); };
      const reason = await onFreePorts(begin, ({ message }) => message.includes(${JSON.stringify(passing)}))
        .then(() => null, (error) => error.message);
      console.log(JSON.stringify({ tries, reason }));`);

  it('is retried when the failure is transient', async () => {
    expect(await tries('PostgreSQL exited while starting', 'exited while starting')).toEqual({
      tries: 3,
      reason: null,
    });
  });

  it('is not retried otherwise', async () => {
    expect(await tries('no space left on device', 'exited while starting')).toEqual({
      tries: 1,
      reason: 'no space left on device',
    });
  });
});
