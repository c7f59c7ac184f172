import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readEldLogs } from '#activities/eld/read-logs';
import type { Db } from '#db/core/handle';
import { connectEld, withdrawEld } from '#db/eld/connection-store';
import { readLogs } from '#db/eld/log-store';
import type { ProviderLog } from '#domain/eld/provider-log';
import type { EldProvider } from '#platform/eld-provider';
import { newId } from '#platform/ids';
import { createLogger } from '#platform/logger';
import { createSandboxEld } from '#platform/sandbox-eld';
import { openTestDatabase } from '../../support/database';
import { aDriver } from '../../support/hiring/hiring-world';

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(() => close());

const NOW = new Date('2026-06-16T20:00:00.000Z');
const log = createLogger({ level: 'silent', name: 'test' });
const span = { from: '2026-05-01T00:00:00.000Z', to: '2026-07-01T00:00:00.000Z' };

async function aConnectedDriver(provider: string) {
  const [driverId, id] = [await aDriver(db), newId()];
  await connectEld(db, { id, driverId, provider, connectedAt: '2026-06-01T00:00:00.000Z' });
  return { driverId, id };
}
const run = (now: Date, ...providers: readonly EldProvider[]) =>
  readEldLogs({ db, log, elds: new Map(providers.map((provider) => [provider.name, provider])) }, now);

const aProvider = (name: string, logs: EldProvider['logs']): EldProvider => ({ name, logs });
const driving: ProviderLog = {
  rawStatus: 'driving',
  startsAt: '2026-06-16T18:00:00.000Z',
  endsAt: null,
  remark: null,
  origin: 'automatic',
  isRequest: false,
};

describe('reading logs again', () => {
  it('asks for the last 14 days, and adds nothing the second time', async () => {
    const { driverId } = await aConnectedDriver('p1');
    const requests: unknown[] = [];
    const provider = aProvider('p1', (request) => {
      requests.push(request);
      return Promise.resolve([driving]);
    });
    await run(NOW, provider);
    await run(NOW, provider);

    expect(requests[0]).toEqual({ driverId, from: '2026-06-02T20:00:00.000Z', to: NOW.toISOString() });
    expect(await db('hos_logs').where({ driver_id: driverId })).toHaveLength(1);
    expect(await db('eld_imports').where({ driver_id: driverId })).toHaveLength(1);
  });

  it('closes an open record with a version', async () => {
    const { driverId } = await aConnectedDriver('p2');
    await run(
      NOW,
      aProvider('p2', () => Promise.resolve([driving])),
    );
    const ended = { ...driving, endsAt: '2026-06-16T20:30:00.000Z' };
    await run(
      new Date('2026-06-16T21:00:00.000Z'),
      aProvider('p2', () => Promise.resolve([ended])),
    );

    expect(await readLogs(db, driverId, span)).toMatchObject([{ endsAt: ended.endsAt }]);
    expect(await db('hos_logs').where({ driver_id: driverId })).toHaveLength(2);
  });

  it('reads the others while a provider is down, and that one at the next run', async () => {
    const down = await aConnectedDriver('p3');
    const up = await aConnectedDriver('p4');
    const other = aProvider('p4', () => Promise.resolve([driving]));
    await run(
      NOW,
      aProvider('p3', () => Promise.reject(new Error('Bad gateway'))),
      other,
    );
    expect(await readLogs(db, down.driverId, span)).toEqual([]);
    expect(await readLogs(db, up.driverId, span)).toHaveLength(1);

    await run(
      NOW,
      aProvider('p3', () => Promise.resolve([driving])),
      other,
    );
    expect(await readLogs(db, down.driverId, span)).toHaveLength(1);
  });

  it('stops with the consent, also while the provider answers', async () => {
    const { driverId, id } = await aConnectedDriver('p5');
    const provider = aProvider('p5', async () => {
      await withdrawEld(db, { id, driverId, at: NOW.toISOString() });
      return [driving];
    });
    await run(NOW, provider);
    await run(NOW, provider);

    expect(await readLogs(db, driverId, span)).toEqual([]);
  });
});

describe('the sandbox', () => {
  it('has the same records at every reading, each until the next one', async () => {
    const { driverId } = await aConnectedDriver('sandbox');
    await run(NOW, createSandboxEld());
    const first = await readLogs(db, driverId, span);
    await run(NOW, createSandboxEld());

    expect(first.length).toBeGreaterThan(40);
    expect(await readLogs(db, driverId, span)).toEqual(first);
    expect(await db('eld_imports').where({ driver_id: driverId })).toHaveLength(1);
    expect(first.at(-1)?.endsAt).toBeNull();
    expect(first.slice(0, -1).every(({ endsAt }, index) => endsAt === first[index + 1]?.startsAt)).toBe(true);
  });

  it('has other days for other drivers', async () => {
    const logs = async (driverId: string) => createSandboxEld().logs({ driverId, ...span });
    const statuses = async (driverId: string) => (await logs(driverId)).map(({ startsAt }) => startsAt);

    expect(await statuses(newId())).not.toEqual(await statuses(newId()));
  });
});
