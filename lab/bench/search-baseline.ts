import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '#db/core/handle';
import type { DriverSearch } from '#db/drivers/driver-search';

const sql = readFileSync(join(__dirname, 'driver-search.sql'), 'utf8').replaceAll(/^--.*\n/gm, '');

/** The parameters of the hand-written statements. */
export const bindingsOf = ({ orderId, near, miles, classes, transmissions, endorsements }: DriverSearch) => ({
  ...near,
  orderId,
  miles,
  class: classes[0] ?? '',
  transmission: transmissions[0] ?? '',
  endorsement: endorsements[0] ?? '',
});

/** Runs the hand-written statement; returns ids in order. */
export async function queryBaseline(db: Db, sample: DriverSearch): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(sql, bindingsOf(sample));
  return rows.map(({ id }) => id);
}

/** Query plan of the statement. */
export async function explainBaseline(db: Db, sample: DriverSearch): Promise<string> {
  const { rows } = await db.raw<{ rows: { 'QUERY PLAN': string }[] }>(
    `explain (analyze, buffers) ${sql}`,
    bindingsOf(sample),
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
