import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '#db/core/handle';
import { median, percentile, round } from '../core/figures';

/** Times of a read model and of the hand-written statement for the same queries, in milliseconds. */
export interface Times {
  readonly model: number[];
  readonly sql: number[];
}

/** Both implementations of a query; each returns the ids that it found, in order. */
export interface Implementations<Params> {
  readonly model: (db: Db, sample: Params) => Promise<readonly string[]>;
  readonly handWritten: (db: Db, sample: Params) => Promise<readonly string[]>;
}

/** Loads a hand-written statement from a file in this folder. */
export function statement(file: string): (db: Db, bindings: Record<string, unknown>) => Promise<readonly string[]> {
  const sql = readFileSync(join(__dirname, file), 'utf8').replaceAll(/^--.*\n/gm, '');
  return async (db, bindings) => {
    const { rows } = await db.raw<{ rows: { id: string }[] }>(sql, bindings as Record<string, string>);
    return rows.map(({ id }) => id);
  };
}

/**
 * Checks that both return the same ids for every query, then times them on the same connections. Whichever runs first
 * reads pages that the other finds in PostgreSQL's cache, so they take turns to be first.
 */
export async function compareQueries<Params>(
  db: Db,
  { samples, rounds }: { readonly samples: readonly Params[]; readonly rounds: number },
  { model, handWritten }: Implementations<Params>,
): Promise<Times> {
  for (const sample of samples) {
    const [one, other] = [await model(db, sample), await handWritten(db, sample)];
    const at = Array.from(one.length > other.length ? one : other).findIndex((_, index) => one[index] !== other[index]);
    if (at >= 0) {
      const rows = `${String(one.length)} and ${String(other.length)} rows, row ${String(at)}: ${String(one[at])} and ${String(other[at])}`;
      throw new Error(`The results for ${JSON.stringify(sample)} differ: ${rows}`);
    }
  }
  const times: Times = { model: [], sql: [] };
  for (let turn = 0; turn < rounds; turn += 1) {
    for (const [index, sample] of samples.entries()) {
      const runModel = async () => times.model.push(await timed(() => model(db, sample)));
      const runSql = async () => times.sql.push(await timed(() => handWritten(db, sample)));
      for (const run of (turn + index) % 2 === 0 ? [runModel, runSql] : [runSql, runModel]) await run();
    }
  }
  return times;
}

/** Duration of `work` in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

export const ratioOf = ({ model, sql }: Times): number => median(model) / median(sql);

/** A row of the printed table. */
export const rowOf = (what: string, times: Times): object => ({
  what,
  'read model p50 ms': round(median(times.model)),
  'hand-written SQL p50 ms': round(median(times.sql)),
  'read model p99 ms': round(percentile(times.model, 0.99)),
  'hand-written SQL p99 ms': round(percentile(times.sql, 0.99)),
  ratio: round(ratioOf(times)),
});
