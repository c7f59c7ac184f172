import type { Db, Transaction } from '../core/handle';

/** Numbers a look at each file. Two looks at one file follow each other, so that the later one has the later data. */
export async function lockFileChecks(trx: Transaction, driverIds: readonly string[], now: Date): Promise<void> {
  await trx.raw(
    `insert into file_checks as checks (driver_id, version, next_at)
     select id, 1, ?::timestamptz from drivers where id = any (?) order by id
     on conflict (driver_id) do update set version = checks.version + 1`,
    [now, [...driverIds]],
  );
}

/** Records when files were looked at, and when their next day begins. */
export async function recordFileChecks(
  trx: Transaction,
  looks: readonly { readonly driverId: string; readonly nextAt: string }[],
  now: Date,
): Promise<void> {
  await trx.raw(
    `update file_checks set checked_at = ?::timestamptz, next_at = looks.next_at
     from unnest(?::uuid[], ?::timestamptz[]) as looks (driver_id, next_at)
     where file_checks.driver_id = looks.driver_id`,
    [now, looks.map(({ driverId }) => driverId), looks.map(({ nextAt }) => nextAt)],
  );
}

/** Has every file looked at that nobody has looked at yet: of drivers with an employment or evidence. */
export async function addFileChecks(db: Db, now: Date): Promise<void> {
  await db.raw(
    `insert into file_checks (driver_id, next_at)
     select driver_id, ?::timestamptz from (select driver_id from employments union select driver_id from evidence) as files
     where not exists (select from file_checks where file_checks.driver_id = files.driver_id)
     on conflict do nothing`,
    [now],
  );
}

/** Lists drivers in whose home a new day has begun since the last look at their file. */
export async function listDueFiles(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows: { driver_id: string }[] = await db('file_checks')
    .where('next_at', '<=', now)
    .orderBy(['next_at', 'driver_id'])
    .limit(limit)
    .select('driver_id');
  return rows.map(({ driver_id: driverId }) => driverId);
}
