import type { Db } from '../core/handle';
import { employmentInForce } from './employment-in-force';

/** The names of the carriers that keep access to the driver's file by law, because an employment lasts, by id. */
export async function carriersByLaw(db: Db, driverId: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.raw<{ rows: { id: string; name: string }[] }>(
    `select organizations.id, organizations.name
     from organizations cross join (select cast(:driverId as uuid) as driver_id) as asked
     cross join lateral (select organizations.id as organization_id, asked.driver_id) as pair
     where organizations.id in (select organization_id from employments where driver_id = asked.driver_id)
       and exists (${employmentInForce('pair')})
     order by organizations.name, organizations.id`,
    { driverId },
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
