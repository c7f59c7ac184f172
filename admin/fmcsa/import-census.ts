import type { Db, Transaction } from '#db/core/handle';
import { copyRows } from '../../demo/copy';
import { readCensus } from './census-file';

const BATCH = 5_000;
const columns = [
  'dot_number',
  'legal_name',
  'dba_name',
  'street',
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

export interface ImportOptions {
  readonly progress: (fraction: number) => void;
  /** Whether the file may lack many of the stored carriers, as a part of the census does. */
  readonly mayRemoveMany?: boolean;
}

/** A new file lacks few of the stored carriers; one that lacks more is probably not whole. */
const MAX_REMOVED_SHARE = 0.05;
const MIN_REMOVED = 100;

/**
 * Replaces the table's content with the file's. The file is loaded into a temporary table first, so the pool must have
 * exactly one connection; then one transaction applies all changes, without blocking searches.
 */
export async function importCensus(db: Db, file: string, options: ImportOptions): Promise<Imported> {
  const { progress, mayRemoveMany = false } = options;
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
  if (!mayRemoveMany) await refuseManyRemovals(db);
  const result = await db.transaction(async (trx) => ({ removed: await remove(trx), changed: await merge(trx) }));
  await db.raw('drop table census_import');
  await db.raw('analyze fmcsa_carriers');
  return { carriers, skipped, ...result };
}

/** Asks the operator before many carriers are removed: the command has an option for it. */
async function refuseManyRemovals(db: Db): Promise<void> {
  const { rows } = await db.raw<{ rows: [{ stored: number; missing: number }] }>(
    `select count(*)::integer as stored, count(*) filter (where census_import.dot_number is null)::integer as missing
     from fmcsa_carriers left join (select distinct dot_number from census_import) as census_import using (dot_number)`,
  );
  const [{ stored, missing }] = rows;
  if (missing <= Math.max(MIN_REMOVED, stored * MAX_REMOVED_SHARE)) return;
  throw new Error(
    `The file lacks ${String(missing)} of ${String(stored)} stored carriers, which would be removed. Nothing was changed. If the file is complete, add --remove.`,
  );
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
