import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { afterEach, describe, expect, it } from '@jest/globals';

import { createTestDatabase, type TestDatabase } from '../support/database';
import { temporalAddress } from '../support/temporal';

const entry = join(__dirname, '..', '..', 'api', 'server.ts');
let child: ChildProcess | undefined;
let database: TestDatabase | undefined;

afterEach(async () => {
  child?.kill('SIGKILL');
  await database?.drop();
  child = database = undefined;
});

const start = (env: NodeJS.ProcessEnv) => {
  child = fork(entry, { env: { PATH: process.env['PATH'], ...env }, execArgv: ['--require', 'tsx/cjs'], silent: true });
  return child;
};
const startWell = async () => {
  database = await createTestDatabase();
  const server = start({
    DATABASE_URL: database.url,
    TEMPORAL_ADDRESS: temporalAddress(),
    GLADHAND_KEY: Buffer.alloc(32, 1).toString('base64'),
    SMTP_URL: 'smtp://127.0.0.1:1025',
    PORT: '0',
  });
  await once(server, 'message');
  return server;
};

describe('the API process', () => {
  it('says every missing variable in one go and ends', async () => {
    const server = start({});
    let said = '';
    server.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));

    const [code] = (await once(server, 'close')) as [number];

    expect(code).toBe(1);
    for (const name of ['DATABASE_URL', 'TEMPORAL_ADDRESS', 'GLADHAND_KEY', 'SMTP_URL']) {
      expect(said).toContain(`${name} is missing`);
    }
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('says when it serves, and stops in order on %s', async (signal) => {
    const server = await startWell();

    server.kill(signal);

    expect(await once(server, 'exit')).toEqual([0, null]);
  });

  it('stops when its launcher is gone', async () => {
    const server = await startWell();

    server.disconnect();

    expect(await once(server, 'exit')).toEqual([0, null]);
  });
});
