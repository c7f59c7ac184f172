import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { logAccess, logAccesses } from '#db/accounts/access-log-store';
import { hashAfter } from '#db/audit/chain';
import { sealAccessLog } from '#db/audit/seals';
import { verifyAccessLog } from '#db/audit/verify-access-log';
import type { Db } from '#db/core/handle';
import { newId } from '#platform/ids';
import { createSealer } from '#platform/sealing';
import { createTestDatabase, createTestPool, type TestDatabase } from '../../support/database';
import { testKey } from '../../support/vault';

let database: TestDatabase;
let db: Db;
const sealer = createSealer([testKey]);

beforeAll(async () => {
  database = await createTestDatabase();
  db = createTestPool(database.url, { pool: 4 });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const TABLES = ['access_log', 'access_log_heads', 'access_log_seals'];

/** A change that only the owner of the tables can make. */
async function asOwner(change: () => Promise<unknown>): Promise<void> {
  for (const table of TABLES) await db.raw('alter table ?? disable trigger user', [table]);
  await change();
  for (const table of TABLES) await db.raw('alter table ?? enable trigger user', [table]);
}

beforeEach(() => asOwner(async () => db.raw(`truncate ${TABLES.join(', ')}`)));

const anEntry = (subjectDriverId: string, about?: string) => ({
  actorId: newId(),
  organizationId: newId(),
  subjectDriverId,
  action: 'driver-file' as const,
  ...(about !== undefined && { about }),
  at: new Date(),
});

async function aDriverWith(entries: number): Promise<string> {
  const driverId = newId();
  for (let number = 0; number < entries; number += 1) await logAccess(db, anEntry(driverId, 'mvr'));
  return driverId;
}

const verify = () => verifyAccessLog(db, sealer);
const seal = () => sealAccessLog(db, sealer, new Date('2026-11-26T03:00:00.000Z'));
const rowsOf = (driverId: string) => db('access_log').where({ subject_driver_id: driverId });

interface LoggedRow {
  readonly id: string;
  readonly actor_kind: string;
  readonly actor_id: string | null;
  readonly link_id: string | null;
  readonly organization_id: string | null;
  readonly action: string;
  readonly about: string | null;
  /** The instant with microseconds. */
  readonly exact: string;
}

/** Computes the chain of a driver again, as somebody could who may write the tables but does not have the key. */
async function recompute(driverId: string): Promise<void> {
  const rows: LoggedRow[] = await rowsOf(driverId)
    .orderBy('seq')
    .select('*', db.raw(`to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as exact`));
  let hash: Buffer = Buffer.alloc(0);
  for (const [index, row] of rows.entries()) {
    const previous = hash;
    const seq = index + 1;
    hash = hashAfter(previous, {
      seq,
      id: row.id,
      actorKind: row.actor_kind,
      actorId: row.actor_id,
      linkId: row.link_id,
      organizationId: row.organization_id,
      driverId,
      action: row.action,
      at: row.exact,
      about: row.about,
    });
    await db('access_log').where({ id: row.id }).update({ seq, previous_hash: previous, hash });
  }
  await db('access_log_heads').where({ subject_driver_id: driverId }).update({ seq: rows.length, hash });
}

describe('an unchanged log', () => {
  it('is verified, with entries of several drivers, with and without a detail', async () => {
    const [one, other] = [await aDriverWith(3), await aDriverWith(1)];
    await logAccesses(db, [anEntry(other), anEntry(one), anEntry(one, 'stalled')]);
    await seal();
    await logAccess(db, anEntry(one));

    expect(await verify()).toEqual({ drivers: 2, entries: 8, seals: 2, broken: [] });
    expect((await rowsOf(one).orderBy('seq').select('seq')).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('has one chain per driver, however many entries are written at the same time', async () => {
    const drivers = [newId(), newId(), newId()];
    const lists = Array.from({ length: 8 }, (_, index) =>
      logAccesses(
        db,
        (index % 2 === 0 ? drivers : drivers.toReversed()).map((id) => anEntry(id)),
      ),
    );
    await Promise.all([...lists, ...drivers.map((id) => logAccess(db, anEntry(id)))]);

    expect(await verify()).toMatchObject({ drivers: 3, entries: 27, broken: [] });
  });

  it('seals only what has changed since the last seal', async () => {
    const driverId = await aDriverWith(2);
    await aDriverWith(1);
    expect(await seal()).toMatchObject({ sealed: 2, number: 2 });
    expect(await seal()).toMatchObject({ sealed: 0, number: 2 });
    await logAccess(db, anEntry(driverId));

    expect(await seal()).toMatchObject({ sealed: 1, number: 3 });
    expect((await verify()).broken).toEqual([]);
  });

  it('is verified while entries and seals are written', async () => {
    const drivers = [await aDriverWith(2), await aDriverWith(2)];
    const state = { isOver: false };
    const write = async () => {
      while (!state.isOver) {
        for (const id of drivers) await logAccess(db, anEntry(id));
        await seal();
      }
    };
    const writing = write();

    for (let run = 0; run < 15; run += 1) expect((await verify()).broken).toEqual([]);

    state.isOver = true;
    await writing;
    expect((await verify()).seals).toBeGreaterThan(2);
  });

  it('verifies seals of an earlier key, but not with an unknown one', async () => {
    await aDriverWith(1);
    await seal();
    const next = Buffer.alloc(32, 9);

    expect((await verifyAccessLog(db, createSealer([next, testKey]))).broken).toEqual([]);
    expect((await verifyAccessLog(db, createSealer([next]))).broken).toEqual([
      { driverId: null, what: 'seal 1 was not made with the key of this product' },
    ]);
  });
});

describe('somebody with all rights to the database', () => {
  it('cannot change an entry', async () => {
    const driverId = await aDriverWith(3);
    await aDriverWith(2);
    await asOwner(() => rowsOf(driverId).where({ seq: 2 }).update({ organization_id: newId() }));

    expect((await verify()).broken).toEqual([{ driverId, what: 'entry 2 was changed' }]);
  });

  it('cannot remove an entry in the middle', async () => {
    const driverId = await aDriverWith(3);
    await asOwner(() => rowsOf(driverId).where({ seq: 2 }).delete());

    expect((await verify()).broken).toEqual([{ driverId, what: 'entry 2 is missing' }]);
  });

  it('cannot remove the last entry', async () => {
    const driverId = await aDriverWith(3);
    await asOwner(() => rowsOf(driverId).where({ seq: 3 }).delete());

    expect((await verify()).broken).toEqual([{ driverId, what: 'entry 3 is missing, of 3' }]);
  });

  it('cannot add an entry in the middle', async () => {
    const driverId = await aDriverWith(2);
    await asOwner(async () => {
      const [first] = await rowsOf(driverId).where({ seq: 1 });
      await rowsOf(driverId).where({ seq: 2 }).update({ seq: 3 });
      await db('access_log').insert({ ...first, id: newId(), seq: 2 } as never);
    });

    expect((await verify()).broken).toEqual([{ driverId, what: 'entry 2 does not follow the one before it' }]);
  });

  it('cannot compute the chain again after a seal', async () => {
    const driverId = await aDriverWith(3);
    await seal();
    await asOwner(async () => {
      await rowsOf(driverId).where({ seq: 1 }).update({ organization_id: newId() });
      await recompute(driverId);
    });

    expect((await verify()).broken).toEqual([
      { driverId, what: 'the chain was computed again after its seal of 2026-11-26T03:00:00.000Z' },
    ]);
  });

  it('cannot remove the entries about a driver, with their head, after a seal', async () => {
    const driverId = await aDriverWith(2);
    await seal();
    await asOwner(async () => {
      await rowsOf(driverId).delete();
      await db('access_log_heads').where({ subject_driver_id: driverId }).delete();
    });

    expect((await verify()).broken).toMatchObject([{ driverId }]);
  });

  it('cannot change or remove a seal', async () => {
    const [one, other] = [await aDriverWith(2), await aDriverWith(2)];
    await seal();
    await asOwner(() => db('access_log_seals').where({ number: 2 }).update({ seq: 1 }));
    expect((await verify()).broken).toMatchObject([
      { driverId: null, what: 'seal 2 was not made with the key of this product' },
      { driverId: expect.any(String) as unknown },
    ]);
    await asOwner(() => db('access_log_seals').where({ number: 1 }).delete());

    expect((await verify()).broken).toMatchObject([{ driverId: null, what: 'seal 1 is missing' }, {}]);
    expect([one, other]).toHaveLength(2);
  });
});

it('refuses changes of seals, and entries without an actor', async () => {
  const driverId = await aDriverWith(1);
  await seal();

  await expect(db('access_log_seals').delete()).rejects.toThrow('access_log_seals is a record');
  await expect(
    db('access_log').insert({ id: newId(), subject_driver_id: driverId, action: 'export', actor_kind: 'auditor' }),
  ).rejects.toThrow('access_log_actor_named');
  await db('access_log').insert({
    id: newId(),
    subject_driver_id: driverId,
    action: 'export',
    actor_kind: 'auditor',
    link_id: newId(),
  });
  expect((await verify()).broken).toEqual([]);
});
