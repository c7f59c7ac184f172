import type { Transaction } from '#db/core/handle';
import { storedColumns } from './large-world';

/** Rows to make from one row of a seeded world. */
export interface CopiedRows {
  readonly table: string;
  /** The condition of the row that is copied; the one with the lowest id counts. */
  readonly where?: string;
  /** The values in which the copies differ, as SQL of each column; `rows` are the numbers. */
  readonly values: Readonly<Record<string, string>>;
  /** The numbers of the copies, as SQL with an alias and its columns. */
  readonly rows: string;
}

/** Copies one row of a table many times with other values, in one statement. */
export async function copyRow(trx: Transaction, { table, where = 'true', values, rows }: CopiedRows): Promise<void> {
  const columns = (await storedColumns(trx, table)).map(({ name }) => name);
  const names = columns.map((name) => `"${name}"`).join(', ');
  const selected = columns.map((name) => values[name] ?? `original."${name}"`).join(', ');
  await trx.raw(
    `insert into ${table} (${names}) select ${selected}
     from (select * from ${table} where ${where} order by id limit 1) as original, ${rows}`,
  );
}
