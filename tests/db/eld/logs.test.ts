import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Db } from '#db/core/handle';
import { readDutyStatuses, storeDutyStatus } from '#db/eld/duty-status-store';
import { type ReadLogs, readLogs, storeLogs } from '#db/eld/log-store';
import type { ProviderLog } from '#domain/eld/provider-log';
import { newId } from '#platform/ids';
import { openTestDatabase } from '../../support/database';
import { aDriver } from '../../support/hiring/hiring-world';

let db: Db;
let close: () => Promise<void>;
let driverId: string;

beforeAll(async () => {
  ({ db, close } = await openTestDatabase(6));
  driverId = await aDriver(db);
});
afterAll(() => close());

const log = (hour: number, rawStatus: string, more: Partial<ProviderLog> = {}): ProviderLog => ({
  rawStatus,
  startsAt: `2026-06-16T${String(hour).padStart(2, '0')}:00:00.000Z`,
  endsAt: `2026-06-16T${String(hour + 1).padStart(2, '0')}:00:00.000Z`,
  remark: null,
  origin: 'automatic',
  isRequest: false,
  ...more,
});

const read = (logs: readonly ProviderLog[], more: Partial<ReadLogs> = {}): ReadLogs => ({
  id: newId(),
  driverId,
  provider: 'file',
  source: 'file',
  connectionId: null,
  organizationId: null,
  importedBy: driverId,
  at: '2026-06-16T20:00:00.000Z',
  logs,
  duplicates: 0,
  skipped: 0,
  ...more,
});
const june = { from: '2026-06-01T00:00:00.000Z', to: '2026-07-01T00:00:00.000Z' };

describe('records of a log', () => {
  it('get a version when they change, and the old one stays', async () => {
    const provider = 'ELD A1';
    const first = await storeLogs(db, read([log(12, 'onDuty'), log(13, 'driving')], { provider }));
    const again = await storeLogs(db, read([log(12, 'onDuty'), log(13, 'driving')], { provider }));
    const edited = await storeLogs(db, read([log(12, 'onDuty'), log(13, 'yardMove')], { provider }));

    expect(first).toMatchObject({ added: 2, changed: 0, removed: 0 });
    expect(again).toMatchObject({ added: 0, changed: 0, removed: 0 });
    expect(edited).toMatchObject({ added: 0, changed: 1, removed: 0 });
    const versions = await db('hos_logs').where({ driver_id: driverId, provider }).orderBy(['starts_at', 'version']);
    expect(versions.map((row) => [row.raw_status, row.version])).toEqual([
      ['onDuty', 1],
      ['driving', 1],
      ['yardMove', 2],
    ]);
    const current = (await readLogs(db, driverId, june)).filter((row) => row.provider === provider);
    expect(current.map(({ rawStatus }) => rawStatus)).toEqual(['onDuty', 'yardMove']);
  });

  it('are stored once by ten imports of the same file at the same time', async () => {
    const provider = 'ELD A2';
    const imports = await Promise.all(
      Array.from({ length: 10 }, () => storeLogs(db, read([log(12, 'onDuty'), log(13, 'driving')], { provider }))),
    );

    expect(imports.reduce((sum, each) => sum + (each?.added ?? 0), 0)).toBe(2);
    expect(await db('hos_logs').where({ driver_id: driverId, provider })).toHaveLength(2);
  });

  it('are stored once by a repeat of the same import', async () => {
    const same = read([log(12, 'onDuty')], { provider: 'ELD A3' });
    const first = await storeLogs(db, same);

    expect(await storeLogs(db, same)).toEqual(first);
    expect(await db('eld_imports').where({ id: same.id })).toHaveLength(1);
  });

  it('end when the provider no longer has them', async () => {
    const provider = 'ELD A4';
    await storeLogs(db, read([log(12, 'onDuty'), log(13, 'driving')], { provider }));
    const covered = { from: '2026-06-16T00:00:00.000Z', to: '2026-06-17T00:00:00.000Z' };

    expect(await storeLogs(db, read([log(12, 'onDuty')], { provider, covered }))).toMatchObject({ removed: 1 });
    const current = (await readLogs(db, driverId, june)).filter((row) => row.provider === provider);
    expect(current.map(({ rawStatus }) => rawStatus)).toEqual(['onDuty']);
  });

  it('of a connection leave no import if nothing has changed', async () => {
    const id = newId();
    await db('eld_connections').insert({
      id,
      driver_id: driverId,
      provider: 'A5',
      connected_at: '2026-06-16T00:00:00Z',
    });
    const connection = { provider: 'A5', source: 'connection', connectionId: id } as const;

    expect(await storeLogs(db, read([log(12, 'onDuty')], connection))).toMatchObject({ added: 1 });
    expect(await storeLogs(db, read([log(12, 'onDuty')], connection))).toBeUndefined();
  });

  it('cannot be rewritten', async () => {
    await storeLogs(db, read([log(12, 'onDuty')], { provider: 'ELD A6' }));
    const stored = db('hos_logs').where({ driver_id: driverId, provider: 'ELD A6' });

    await expect(stored.clone().update({ raw_status: 'offDuty' })).rejects.toThrow('is a record');
    await expect(stored.clone().delete()).rejects.toThrow('is a record');
  });

  it('have one version of a number, and no end before the start', async () => {
    const [row] = await db('hos_logs').limit(1);

    await expect(db('hos_logs').insert({ ...row, id: newId() } as never)).rejects.toThrow('hos_logs_version_once');
    await expect(
      db('hos_logs').insert({ ...row, id: newId(), version: 99, ends_at: '2020-01-01T00:00:00Z' } as never),
    ).rejects.toThrow('hos_logs_in_order');
  });
});

describe('statuses that a driver sets', () => {
  const set = (clientId: string, hour: number) =>
    storeDutyStatus(db, {
      id: newId(),
      driverId,
      clientId,
      status: 'onDuty',
      remark: null,
      at: log(hour, '').startsAt,
      receivedAt: '2026-06-16T20:00:00.000Z',
    });

  it('are one per client id', async () => {
    const clientId = newId();
    const [first] = await Promise.all([set(clientId, 12), set(clientId, 12), set(clientId, 13)]);

    expect(await set(clientId, 14)).toEqual({ ...first, at: expect.any(String) });
    expect(await db('duty_statuses').where({ client_id: clientId })).toHaveLength(1);
  });

  it('are read with the one in force at the beginning', async () => {
    const other = await aDriver(db);
    for (const hour of [8, 10, 12, 14]) {
      await storeDutyStatus(db, {
        id: newId(),
        driverId: other,
        clientId: newId(),
        status: 'driving',
        remark: null,
        at: log(hour, '').startsAt,
        receivedAt: log(hour, '').startsAt,
      });
    }

    const read = await readDutyStatuses(db, other, { from: log(11, '').startsAt, to: log(14, '').startsAt });
    expect(read.map(({ at }) => at)).toEqual([log(10, '').startsAt, log(12, '').startsAt]);
  });

  it('have only remarks of their line', async () => {
    const row = { id: newId(), driver_id: driverId, client_id: newId(), at: new Date(), received_at: new Date() };

    await expect(db('duty_statuses').insert({ ...row, status: 'driving', remark: 'yardMove' })).rejects.toThrow(
      'duty_statuses_remark_known',
    );
  });
});

describe('connections', () => {
  it('are one per driver and provider until they are withdrawn', async () => {
    const connect = () =>
      db('eld_connections').insert({
        id: newId(),
        driver_id: driverId,
        provider: 'once',
        connected_at: '2026-06-16T00:00:00Z',
      });
    await connect();

    await expect(connect()).rejects.toThrow('eld_connections_open_key');
    await db('eld_connections').where({ provider: 'once' }).update({ withdrawn_at: '2026-06-17T00:00:00Z' });
    await connect();
  });
});
