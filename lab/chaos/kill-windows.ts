import { setTimeout as pause } from 'node:timers/promises';
import type { Db, Transaction } from '#db/core/handle';
import { SECOND_MS } from '#domain/shared/durations';

/**
 * Windows in which a kill is aimed, because a crash there leaves half of a command:
 * - `answered`: an Update has returned its events, and the API's transaction with their projection has not committed.
 * - `guarded`: the worker's transaction of a guarded transition has begun and has not committed.
 * - `decided`: a workflow has decided what a deadline does to an agreement, and the worker's transaction of it has not committed.
 * - `enqueued`: a message is committed in the outbox, and the relay has not read it.
 */
export type KillWindow = 'answered' | 'guarded' | 'decided' | 'enqueued';

/** Kills a process; receives the number of commands or messages in the window. */
type KillIn = (inWindow: number) => void;

/** Holds processes up in a window, calls `kill` if there are any, and lets them go. */
type Hold = (db: Db, kill: KillIn) => Promise<void>;

/** The longest time that writes are held up: shorter than the API's statement timeout and a guarded write's limit. */
const HOLD_UP_MS = 1.5 * SECOND_MS;
/** Time in which further commands reach the window. */
const STABLE_FOR_MS = 400;
const POLL_INTERVAL_MS = 50;

/** Calls `kill` while something is in the window; does not call it if nothing is for a while. */
export const killInWindow = (db: Db, window: KillWindow, kill: KillIn): Promise<void> => holds[window](db, kill);

const holds: Readonly<Record<KillWindow, Hold>> = {
  answered: (db, kill) => holdRows(db, countProjections, kill),
  guarded: (db, kill) => holdRows(db, countGuarded, kill),
  decided: (db, kill) => holdRows(db, countDecided, kill),
  enqueued: (db, kill) =>
    db.transaction(async (trx) => {
      const held = await peak(() => holdUnsent(trx));
      if (held > 0) kill(held);
    }),
};

/** A lock on the rows of the entities holds up projections and guarded writes after their events. */
async function holdRows(db: Db, count: (trx: Transaction) => Promise<number>, kill: KillIn): Promise<void> {
  await db.transaction(async (trx) => {
    await trx.raw('lock table candidacies, driver_pipelines, carrier_agreements in share row exclusive mode');
    const waiting = await peak(() => count(trx));
    if (waiting > 0) kill(waiting);
  });
}

/** Polls until the count is above 0 and has not risen for a while, or the time is over. */
async function peak(count: () => Promise<number>): Promise<number> {
  const end = Date.now() + HOLD_UP_MS;
  let highest = 0;
  let risenAt = Date.now();
  for (;;) {
    const now = await count();
    if (now > highest) risenAt = Date.now();
    highest = Math.max(highest, now);
    if ((now > 0 && Date.now() > risenAt + STABLE_FOR_MS) || Date.now() > end) return now;
    await pause(POLL_INTERVAL_MS);
  }
}

/** Locks the rows that no relay has locked; the relay skips them. Returns the number locked in this transaction. */
async function holdUnsent(trx: Transaction): Promise<number> {
  const rows = await trx('outbox').whereNull('sent_at').forUpdate().skipLocked().select('id');
  return rows.length;
}

const waitingFor = (tables: string) => `from pg_stat_activity as a join pg_locks as l on l.pid = a.pid
  where a.datname = current_database() and not l.granted
    and l.relation in (${tables})`;

const AGREEMENTS = "'carrier_agreements'::regclass";
const PROJECTED = `'candidacies'::regclass, 'driver_pipelines'::regclass, ${AGREEMENTS}`;

const countProjections = (trx: Transaction): Promise<number> =>
  count(trx, `${waitingFor(PROJECTED)} and a.application_name = 'gladhand api'`);

const countDecided = (trx: Transaction): Promise<number> =>
  count(trx, `${waitingFor(AGREEMENTS)} and a.application_name = 'gladhand worker'`);

// Only rounds and hires lock the driver's pipeline with a row lock before they write.
const countGuarded = (trx: Transaction): Promise<number> =>
  count(
    trx,
    `${waitingFor("'candidacies'::regclass")} and a.application_name = 'gladhand worker' and exists (
      select from pg_locks as held where held.pid = a.pid and held.granted
        and held.relation = 'driver_pipelines'::regclass and held.mode = 'RowShareLock')`,
  );

async function count(trx: Transaction, from: string): Promise<number> {
  const { rows } = await trx.raw<{ rows: { count: number }[] }>(`select count(distinct a.pid) ${from}`);
  return rows[0]?.count ?? 0;
}
