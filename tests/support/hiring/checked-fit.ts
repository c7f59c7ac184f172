import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '#db/core/handle';
import type { FitLine } from '#domain/drivers/schema';

const sql = readFileSync(join(__dirname, 'checked-fit.sql'), 'utf8').replaceAll(/^--.*\n/gm, '');

interface CheckedRow {
  readonly driverId: string;
  readonly fit: FitLine[];
}

/** How each driver fits the order, by a statement of its own instead of the product's rule. */
export async function checkedFits(
  db: Db,
  of: { readonly orderId: string; readonly driverIds: readonly string[]; readonly today: string },
): Promise<ReadonlyMap<string, FitLine[]>> {
  const { rows } = await db.raw<{ rows: CheckedRow[] }>(sql, { ...of, driverIds: [...of.driverIds] });
  return new Map(rows.map(({ driverId, fit }) => [driverId, fit]));
}
