import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { createDatabase } from '#db/core/handle';
import { problemOf } from '../support/api';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { temporalAddress } from '../support/temporal';

/** The launcher's build, if it made one: compiling the sources takes seconds for every process. */
const { TEST_BUILD: built } = process.env;
const [entry, execArgv] =
  built === undefined
    ? [join(__dirname, '..', '..', 'api', 'server.ts'), ['--require', 'tsx/cjs']]
    : [join(built, 'api', 'server.js'), []];
let child: ChildProcess | undefined;
let database: TestDatabase | undefined;

afterEach(async () => {
  child?.kill('SIGKILL');
  await database?.drop();
  child = database = undefined;
});

function start(env: NodeJS.ProcessEnv) {
  child = fork(entry, { env: { PATH: process.env['PATH'], ...env }, execArgv, silent: true });
  return child;
}
async function addressOf(server: ChildProcess): Promise<string> {
  for await (const chunk of server.stdout ?? []) {
    const port = /"port":(\d+)/.exec(String(chunk))?.[1];
    if (port !== undefined) return `http://127.0.0.1:${port}`;
  }
  throw new Error('The API printed no address');
}
async function startReady() {
  database = await createTestDatabase();
  const server = start({
    DATABASE_URL: database.url,
    TEMPORAL_ADDRESS: temporalAddress(),
    GLADHAND_KEY: Buffer.alloc(32, 1).toString('base64'),
    SMTP_URL: 'smtp://127.0.0.1:1025',
    PORT: '0',
  });
  const address = addressOf(server);
  await once(server, 'message');
  return { server, address: await address };
}

describe('the API process', () => {
  it('reports all missing variables together and exits', async () => {
    const server = start({});
    let output = '';
    server.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));

    const [code] = (await once(server, 'close')) as [number];

    expect(code).toBe(1);
    for (const name of ['DATABASE_URL', 'TEMPORAL_ADDRESS', 'GLADHAND_KEY', 'SMTP_URL']) {
      expect(output).toContain(`${name} is missing`);
    }
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('reports when it is ready, and shuts down in order on %s', async (signal) => {
    const { server } = await startReady();

    server.kill(signal);

    expect(await once(server, 'exit')).toEqual([0, null]);
  });

  it('stops when its launcher has ended', async () => {
    const { server } = await startReady();

    server.disconnect();

    expect(await once(server, 'exit')).toEqual([0, null]);
  });

  it('cancels a statement that exceeds its time limit, and says that the call can be retried', async () => {
    const { address } = await startReady();
    const other = createDatabase(database?.url ?? '', { pool: 1 });
    const call = () => fetch(`${address}/api/served-states`);

    const refused = await other.transaction(async (trx) => {
      await trx.raw('lock table served_states');
      const response = await call();
      const stillRunning = await trx('pg_stat_activity')
        .where({ datname: trx.raw('current_database()'), state: 'active' })
        .whereLike('query', '%served_states%')
        .whereNot({ pid: trx.raw('pg_backend_pid()') })
        .pluck('pid');
      return { answer: response, stillRunning };
    });

    expect([refused.answer.status, refused.answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(problemOf({ body: await refused.answer.json() }).code).toBe('unavailable');
    expect(refused.stillRunning).toEqual([]);
    expect((await call()).status).toBe(200);
    await other.destroy();
  });
});
