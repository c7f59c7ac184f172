import type { Db, Transaction } from '../core/handle';

/** Numbers the check of each file. Two checks of one file follow each other, so that the later one has the later data. */
export async function lockFileChecks(trx: Transaction, driverIds: readonly string[], now: Date): Promise<void> {
  await trx.raw(
    `insert into file_checks as checks (driver_id, version, next_at)
     select id, 1, ?::timestamptz from drivers where id = any (?) order by id
     on conflict (driver_id) do update set version = checks.version + 1`,
    [now, [...driverIds]],
  );
}

/** Records when the next day of checked files begins. */
export async function recordFileChecks(
  trx: Transaction,
  checked: readonly { readonly driverId: string; readonly nextAt: string }[],
): Promise<void> {
  await trx.raw(
    `update file_checks set next_at = files.next_at
     from unnest(?::uuid[], ?::timestamptz[]) as files (driver_id, next_at)
     where file_checks.driver_id = files.driver_id`,
    [checked.map(({ driverId }) => driverId), checked.map(({ nextAt }) => nextAt)],
  );
}

/** Has every file checked again by the next job. */
export async function expireFileChecks(trx: Transaction): Promise<void> {
  await trx('file_checks').update({ next_at: trx.fn.now() });
}

/** Adds the files that were never checked: of drivers with an employment or evidence. */
export async function addFileChecks(db: Db, now: Date): Promise<void> {
  await db.raw(
    `insert into file_checks (driver_id, next_at)
     select driver_id, ?::timestamptz from (select driver_id from employments union select driver_id from evidence) as files
     where not exists (select from file_checks where file_checks.driver_id = files.driver_id)
     on conflict do nothing`,
    [now],
  );
}

/** Lists the next drivers, by id, in whose home a new day has begun since the last check of their file. */
export async function listDueFiles(
  db: Db,
  now: Date,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<string[]> {
  const rows = await db('file_checks')
    .where('next_at', '<=', now)
    .whereRaw('(?::uuid is null or driver_id > ?::uuid)', [after, after])
    .orderBy('driver_id')
    .limit(limit)
    .select('driver_id');
  return rows.map(({ driver_id: driverId }) => driverId);
}
