import type { Knex } from 'knex';
import type { ExportedAdjustment } from '#domain/payroll-exports/time-lines';
import type { Db, Transaction } from '../core/handle';

/** An adjustment of a driver's pay; the id is that of its event. */
export interface SettledAdjustment extends ExportedAdjustment {
  readonly id: string;
}

/** The day on which it was settled, where the driver worked: its workday may be in a period that was paid long ago. */
const SETTLED_ON = '(workday_events.at at time zone workdays.time_zone)::date';

const selectAdjustments = (db: Db | Transaction): Knex.QueryBuilder =>
  db('workday_events')
    .join('workdays', 'workdays.id', 'workday_events.workday_id')
    .join('drivers', 'drivers.id', 'workdays.driver_id')
    .join('facilities', 'facilities.id', 'workdays.facility_id')
    .join('job_orders', 'job_orders.id', 'workdays.order_id')
    .join('job_order_versions', 'job_order_versions.id', 'job_orders.version_id')
    .orderBy(['workday_events.at', 'workday_events.id'])
    .select({
      id: 'workday_events.id',
      day: db.raw(SETTLED_ON),
      workedOn: 'workdays.day',
      driver: db.raw(`drivers.first_name || ' ' || drivers.last_name`),
      title: 'job_order_versions.title',
      facility: 'facilities.name',
      payCents: 'workday_events.pay_cents',
      note: 'workday_events.note',
    });

/** Adjustments of pay that were settled in a carrier's period. */
export async function listSettled(
  db: Db | Transaction,
  of: { readonly organizationId: string; readonly from: string; readonly to: string },
): Promise<SettledAdjustment[]> {
  const rows: SettledAdjustment[] = await selectAdjustments(db)
    .where('workdays.organization_id', of.organizationId)
    .whereRaw('workday_events.pay_cents <> 0')
    .whereRaw(`${SETTLED_ON} between ? and ?`, [of.from, of.to]);
  return rows;
}

/** The adjustments of a batch. */
export const listExportedAdjustments = async (db: Db, exportId: string): Promise<SettledAdjustment[]> =>
  (await selectAdjustments(db).whereIn(
    'workday_events.id',
    db('payroll_export_adjustments').where({ export_id: exportId }).select('event_id'),
  )) as SettledAdjustment[];

/** Stores which adjustments a batch contains. */
export async function storeAdjustments(
  trx: Transaction,
  exportId: string,
  adjustments: readonly SettledAdjustment[],
): Promise<void> {
  await trx.batchInsert(
    'payroll_export_adjustments',
    adjustments.map(({ id }) => ({ export_id: exportId, event_id: id })),
  );
}
