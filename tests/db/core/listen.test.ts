import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Db } from '#db/core/handle';
import { listen } from '#db/core/listen';
import { createTestDatabase, createTestPool, type TestDatabase } from '../../support/database';
import { eventually } from '../../support/eventually';

let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createTestPool(database.url, { pool: 2 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

describe('a listener', () => {
  it('receives notifications of its channel, and reconnects with a callback', async () => {
    const received: string[] = [];
    const errors: Error[] = [];
    let reconnections = 0;
    const listener = await listen(database.url, {
      channel: 'a channel',
      onPayload: (payload) => received.push(payload),
      onError: (error) => errors.push(error),
      onReconnected: () => (reconnections += 1),
    });

    await db.raw(`select pg_notify('a channel', 'one')`);
    await eventually(() => {
      expect(received).toEqual(['one']);
    });
    await db.raw(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'gladhand listener'
      and datname = current_database()`);
    await eventually(() => {
      expect(reconnections).toBe(1);
    });
    await db.raw(`select pg_notify('another', 'x'), pg_notify('a channel', 'two')`);

    await eventually(() => {
      expect(received).toEqual(['one', 'two']);
    });
    expect(errors.length).toBeGreaterThan(0);
    await listener.close();
  });

  it('retries during an outage, and can be closed', async () => {
    const errors: Error[] = [];

    const listener = await listen('postgresql://gladhand@127.0.0.1:1/gladhand', {
      channel: 'any',
      onPayload: () => undefined,
      onError: (error) => errors.push(error),
    });

    await eventually(() => {
      expect(errors.length).toBeGreaterThan(1);
    });
    await listener.close();
  });
});
