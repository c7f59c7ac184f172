import type { Db, Transaction } from '#db/core/handle';
import { type Coverage, coverageOf } from '#domain/driver-histories/coverage';
import { type HistoryKind, workKinds } from '#domain/driver-histories/kinds';

export interface HistoryCoverage {
  readonly employment: Coverage;
  readonly residence: Coverage;
}

/** The coverage of the last 36 months by the driver's histories, without their content. */
export async function readHistoryCoverage(
  db: Db | Transaction,
  driverId: string,
  today: string,
): Promise<HistoryCoverage> {
  const rows = await db('driver_history_items')
    .where({ driver_id: driverId })
    .select({ kind: 'kind', startDate: 'start_on', endDate: 'end_on' });
  const of = (kinds: readonly HistoryKind[]) => rows.filter(({ kind }) => kinds.includes(kind));
  return { employment: coverageOf(of(workKinds), today), residence: coverageOf(of(['residence']), today) };
}
