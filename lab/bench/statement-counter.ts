import type { Db } from '#db/core/handle';

/**
 * Returns a function that reads how many statements this database has run, transaction commands included, or null where
 * pg_stat_statements is not loaded. Statements of background work count, too: a few per second.
 */
export async function statementCounter(db: Db): Promise<() => Promise<number | null>> {
  const { rows } = await db.raw<{ rows: { shared_preload_libraries: string }[] }>('show shared_preload_libraries');
  if (!rows.some((row) => row.shared_preload_libraries.includes('pg_stat_statements')))
    return () => Promise.resolve(null);
  await db.raw('create extension if not exists pg_stat_statements');
  return async () => {
    const result = await db.raw<{ rows: { calls: string }[] }>(
      `select coalesce(sum(calls), 0) as calls from pg_stat_statements as s
       join pg_database as d on d.oid = s.dbid where d.datname = current_database()`,
    );
    return Number(result.rows[0]?.calls ?? 0);
  };
}
