import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from '@jest/globals';

const entry = join(__dirname, 'process-that-stops.ts');
let child: ChildProcess | undefined;

afterEach(() => {
  child?.kill('SIGKILL');
  child = undefined;
});

async function start(env: NodeJS.ProcessEnv = {}): Promise<ChildProcess> {
  const options = { env: { PATH: process.env['PATH'], ...env }, execArgv: ['--require', 'tsx/cjs'], silent: true };
  child = fork(entry, options);
  await once(child, 'message');
  return child;
}
/** How the process ended, and the messages of its log. */
async function endOf(server: ChildProcess): Promise<{ end: unknown[]; messages: string[] }> {
  const [end, log] = await Promise.all([once(server, 'exit'), text(server.stdout ?? Readable.from([]))]);
  const lines = log.trim().split('\n');
  return { end, messages: lines.map((line) => (JSON.parse(line) as { msg: string }).msg) };
}

describe('stopping on a signal', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'shuts down in order on %s, and no line of the log is lost',
    async (signal) => {
      const server = await start();

      server.kill(signal);

      expect(await endOf(server)).toEqual({ end: [0, null], messages: ['stopping', 'stopped'] });
    },
  );

  it('ends with an error when stopping fails', async () => {
    const server = await start({ FAILS: 'yes' });

    server.kill('SIGTERM');

    expect(await endOf(server)).toEqual({ end: [1, null], messages: ['stopping', 'stopping failed'] });
  });

  it('exits even if its log is no longer read', async () => {
    const server = await start();
    server.stdout?.destroy();
    await once(server.stdout ?? server, 'close');

    server.kill('SIGTERM');

    expect(await once(server, 'exit')).toEqual([0, null]);
  });
});
