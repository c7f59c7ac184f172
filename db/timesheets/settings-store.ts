import { defaultWorkweek } from '#domain/pay/model';
import type { TimesheetSettings } from '#domain/timesheets/records/schema';
import type { Db, Transaction } from '../core/handle';

/** The rules by which the carrier computes its weeks. */
export async function findTimesheetSettings(db: Db | Transaction, organizationId: string): Promise<TimesheetSettings> {
  const row = await db('timesheet_settings')
    .where({ organization_id: organizationId })
    .first<TimesheetSettings | undefined>({ weekday: 'weekday', hour: 'hour', dayRule: 'day_rule' });
  return row ?? { ...defaultWorkweek, dayRule: 'shiftStart' };
}

/** Stores how the carrier computes its weeks. Approved workdays keep what they have. */
export async function storeTimesheetSettings(
  trx: Transaction,
  { organizationId, by, at }: { readonly organizationId: string; readonly by: string; readonly at: string },
  { weekday, hour, dayRule }: TimesheetSettings,
): Promise<void> {
  await trx('timesheet_settings')
    .insert({ organization_id: organizationId, weekday, hour, day_rule: dayRule, changed_by: by, changed_at: at })
    .onConflict('organization_id')
    .merge();
}
