import type { Transaction } from '../core/handle';

const HOME_ZIP = `(
  select nullif(details ->> 'postalCode', '') from driver_history_items as home
  where home.driver_id = drivers.id and home.kind = 'residence' and home.end_on is null
    and lower(details ->> 'city') = lower(drivers.city) and details ->> 'state' = drivers.state
  limit 1
)`;

/**
 * Sets the driver's ZIP code to that of the current home in the residence history. The city is that of the account,
 * which carriers search by, so a home elsewhere has no ZIP code there. Call it after changing the history.
 */
export async function deriveHomeZip(trx: Transaction, driverId: string): Promise<void> {
  await trx('drivers')
    .where({ id: driverId })
    .update({ postal_code: trx.raw(HOME_ZIP) });
}
