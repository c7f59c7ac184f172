import { placeKey } from '#domain/places/place-name';
import type { Transaction } from '../core/handle';

interface Home {
  readonly city: string;
  readonly postalCode: string;
  /** The city of the account. */
  readonly ownCity: string;
}

async function currentHomes(trx: Transaction, driverId: string): Promise<Home[]> {
  return trx({ home: 'driver_history_items' })
    .join('drivers', 'drivers.id', 'home.driver_id')
    .where({ 'home.driver_id': driverId, 'home.kind': 'residence', 'home.end_on': null })
    .whereRaw(`home.details ->> 'state' = drivers.state`)
    .select<Home[]>({ ownCity: 'drivers.city' })
    .select(trx.raw(`coalesce(home.details ->> 'city', '') as city`))
    .select(trx.raw(`coalesce(home.details ->> 'postalCode', '') as "postalCode"`));
}

/**
 * Sets the driver's ZIP code to that of the current home in the residence history. The city is that of the account,
 * which carriers search by, however it is written there, so a home elsewhere has no ZIP code. Call it after changing the history.
 */
export async function deriveHomeZip(trx: Transaction, driverId: string): Promise<void> {
  const home = (await currentHomes(trx, driverId)).find(({ city, ownCity }) => placeKey(city) === placeKey(ownCity));
  await trx('drivers')
    .where({ id: driverId })
    .update({ postal_code: home === undefined || home.postalCode === '' ? null : home.postalCode });
}
