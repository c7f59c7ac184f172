import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NativeConnection } from '@temporalio/worker';
import request from 'supertest';
import { createProcessReadiness } from '#api/system/health/process-readiness';
import { createReadiness } from '#api/system/health/readiness';
import { createDatabase } from '#db/core/handle';
import { newId } from '#platform/ids';
import { createTemporalClient } from '#platform/temporal-client';
import { problemOf, startTestApi, type TestApi } from '../../support/api';
import { eventually } from '../../support/eventually';
import { startSilentProxy } from '../../support/silent-proxy';
import { startSmallWorker } from '../../support/small-worker';
import { temporalAddress, workflowBundle } from '../../support/temporal';
import '../../support/temporal-runtime';

const key = Buffer.alloc(32);
const client = createTemporalClient({ address: temporalAddress(), namespace: 'default', secrets: [key] });
const unreachable = createTemporalClient({ address: '127.0.0.1:1', namespace: 'default', secrets: [key] });
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(async () => {
  await client.connection.close();
  await unreachable.connection.close();
  await api.close();
});

async function ready(readiness: ReturnType<typeof createReadiness>) {
  const response = await request(api.another({ readiness })).get('/readyz');
  return { status: response.status, ...(response.body as object) };
}

describe('health', () => {
  it('is available under each of its paths', async () => {
    for (const path of ['/healthz', '/api/health']) expect((await request(api.app).get(path)).status).toBe(200);
  });

  it('is ready once database, Temporal and a worker are available', async () => {
    const taskQueue = `readiness-${newId()}`;
    const readiness = createReadiness(api.db, client, taskQueue);
    const before = await ready(readiness);
    const connection = await NativeConnection.connect({ address: temporalAddress() });
    const stop = await startSmallWorker({ connection, taskQueue, key, workflowBundle: workflowBundle() });

    await eventually(async () => {
      expect(await ready(readiness)).toMatchObject({ status: 200, database: true, temporal: true, worker: true });
    });
    await stop();
    await connection.close();

    expect(before).toMatchObject({ status: 503, database: true, temporal: true, worker: false });
  });

  it('names the unavailable part', async () => {
    const nowhere = createDatabase('postgresql://gladhand@127.0.0.1:1/gladhand', { pool: 1 });

    const response = await ready(createReadiness(nowhere, unreachable, 'any'));

    expect(response).toMatchObject({ status: 503, database: false, temporal: false, worker: false });
    await nowhere.destroy();
  });
});

describe('the process itself', () => {
  const healthy = () => api.another({ readiness: { ...api.deps.readiness, ...createProcessReadiness() } });

  it('is not healthy while its pool has no free thread', async () => {
    const app = healthy();
    const pipe = join(mkdtempSync(join(tmpdir(), 'gladhand-pool-')), 'pipe');
    execFileSync('mkfifo', [pipe]);
    // Opening a pipe for reading holds a thread until somebody writes to it.
    const threads = Number(process.env['UV_THREADPOOL_SIZE'] ?? 4);
    const held = Array.from({ length: threads }, () => open(pipe, 'r'));

    const [health, readiness] = await Promise.all([request(app).get('/healthz'), request(app).get('/readyz')]);

    const writer = openSync(pipe, 'r+');
    for (const file of held) await (await file).close();
    closeSync(writer);
    expect([health.status, health.body]).toEqual([503, { status: 'no-free-thread' }]);
    expect([readiness.status, readiness.body]).toEqual([503, expect.objectContaining({ pool: false })]);
    await request(app).get('/healthz').expect(200, { status: 'ok' });
  });

  it('is not ready after its event loop was blocked', async () => {
    const app = healthy();
    await request(app).get('/readyz');
    const begun = process.cpuUsage();
    while (process.cpuUsage(begun).user < 1_500_000);

    expect((await request(app).get('/readyz')).body).toMatchObject({ loop: false, pool: true });
  });
});

describe('a database that hangs', () => {
  it('responds without delay: calls are unavailable, and the API is not ready', async () => {
    const proxy = await startSilentProxy(api.databaseUrl);
    const db = createDatabase(proxy.url, { pool: 2, unresponsiveAfterMs: 500 });
    const app = api.another({ db, readiness: createReadiness(db, client, 'any') });
    const call = () => request(app).get('/api/user').set('Authorization', 'Bearer any');
    await eventually(async () => expect(problemOf(await call())).toMatchObject({ status: 401 }));

    proxy.hang();

    const responses = await Promise.all([call(), call(), call(), call()]);
    expect(responses.map((response) => [problemOf(response).code, response.get('Retry-After')])).toEqual(
      responses.map(() => ['unavailable', '2']),
    );
    expect((await request(app).get('/readyz')).body).toMatchObject({ database: false });
    proxy.resume();
    await eventually(async () => expect(problemOf(await call())).toMatchObject({ status: 401 }));
    await db.destroy();
    await proxy.close();
  });
});

describe('an unavailable database', () => {
  it('returns 503, not 500', async () => {
    const nowhere = createDatabase('postgresql://gladhand@127.0.0.1:1/gladhand', { pool: 1 });

    const response = await request(api.another({ db: nowhere }))
      .get('/api/user')
      .set('Authorization', 'Bearer any');

    expect(problemOf(response)).toMatchObject({ status: 503, code: 'unavailable' });
    expect(response.get('Retry-After')).toBe('2');
    await nowhere.destroy();
  });
});
