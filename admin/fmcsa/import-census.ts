import type { Db, Transaction } from '#db/core/handle';
import { copyRows } from '../../demo/copy';
import { readCensus } from './census-file';

const BATCH = 5_000;
const columns = [
  'dot_number',
  'legal_name',
  'dba_name',
  'city',
  'state',
  'postal_code',
  'power_units',
  'drivers',
  'search_name',
  'search_dba',
] as const;
const values = columns.slice(1);
const listed = (names: readonly string[], prefix = ''): string => names.map((name) => `${prefix}${name}`).join(', ');

export interface Imported {
  readonly carriers: number;
  readonly skipped: number;
  /** Rows that were added or changed. */
  readonly changed: number;
  /** Carriers removed because they are no longer in the census. */
  readonly removed: number;
}

/**
 * Replaces the table's content with the file's. The file is loaded into a temporary table first, so the pool must have
 * exactly one connection; then one transaction applies all changes, without blocking searches.
 */
export async function importCensus(db: Db, file: string, progress: (fraction: number) => void): Promise<Imported> {
  await db.raw('drop table if exists pg_temp.census_import');
  await db.raw(`create temporary table census_import as select ${listed(columns)} from fmcsa_carriers with no data`);
  let [carriers, skipped] = [0, 0];
  for await (const batch of readCensus(file, BATCH)) {
    await copyRows(db, 'census_import', batch.rows);
    carriers += batch.rows.length;
    skipped += batch.skipped;
    progress(batch.fraction);
  }
  if (carriers === 0) throw new Error('The file contains no carriers. Nothing was changed.');
  await db.raw('analyze census_import');
  const result = await db.transaction(async (trx) => ({ removed: await remove(trx), changed: await merge(trx) }));
  await db.raw('drop table census_import');
  await db.raw('analyze fmcsa_carriers');
  return { carriers, skipped, ...result };
}

async function remove(trx: Transaction): Promise<number> {
  const { rowCount } = await trx.raw<{ rowCount: number }>(
    `delete from fmcsa_carriers
     where not exists (select from census_import where census_import.dot_number = fmcsa_carriers.dot_number)`,
  );
  return rowCount;
}

/** Skips unchanged rows, so importing the same file again writes nothing. */
async function merge(trx: Transaction): Promise<number> {
  const { rowCount } = await trx.raw<{ rowCount: number }>(
    `insert into fmcsa_carriers (${listed(columns)})
     select distinct on (dot_number) ${listed(columns)} from census_import order by dot_number
     on conflict (dot_number) do update set (${listed(values)}) = row(${listed(values, 'excluded.')})
     where (${listed(values, 'fmcsa_carriers.')}) is distinct from (${listed(values, 'excluded.')})`,
  );
  return rowCount;
}
