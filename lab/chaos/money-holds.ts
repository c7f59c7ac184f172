import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '#db/core/handle';

/**
 * Where a process is killed: before its nth write to a table is over, with the transaction of it not committed; or when a
 * provider has carried out its nth order, and has not answered.
 */
export type MoneyWindow = { readonly table: string } | { readonly provider: 'drivers' | 'stripe' };

/** A process is held up in a window from when `reached` resolves until it is released. */
export interface MoneyHold {
  readonly reached: Promise<void>;
  readonly release: () => Promise<void>;
}

/** The advisory lock that the nth write waits for. */
const LOCK = 7_316;
const POLL_INTERVAL_MS = 5;

/** Prepares the database for {@link holdWrite}. */
export const prepareHolds = (db: Db) =>
  db.raw(`
    create sequence chaos_writes;
    create function chaos_hold() returns trigger language plpgsql as $$
    begin
      if nextval('chaos_writes') = tg_argv[0]::bigint then perform pg_advisory_xact_lock(${String(LOCK)}); end if;
      return new;
    end $$`);

/** Holds up the transaction with the next nth write to a table, after that write and all before it. */
export async function holdWrite(db: Db, table: string, place: number): Promise<MoneyHold> {
  const trx = await db.transaction();
  await trx.raw('select pg_advisory_xact_lock(?)', [LOCK]);
  await db.raw(`alter sequence chaos_writes restart`);
  await db.raw(
    `create trigger chaos_hold after insert or update on ?? for each row execute function chaos_hold(${String(place)})`,
    [table],
  );
  let isReleased = false;
  const wait = async (): Promise<void> => {
    while (!isReleased && !(await isWaiting(db))) await pause(POLL_INTERVAL_MS);
    // Never, if it was released before.
    if (isReleased) await new Promise(() => undefined);
  };
  return {
    reached: wait(),
    release: async () => {
      isReleased = true;
      await trx.commit();
      // Waits for the transaction that was held up: it ends because nobody reads its results.
      await db.raw('drop trigger chaos_hold on ??', [table]);
    },
  };
}

async function isWaiting(db: Db): Promise<boolean> {
  const { rows } = await db.raw<{ rows: unknown[] }>(
    `select from pg_locks where locktype = 'advisory' and classid = 0 and objid = ? and not granted
       and database = (select oid from pg_database where datname = current_database())`,
    [LOCK],
  );
  return rows.length > 0;
}
