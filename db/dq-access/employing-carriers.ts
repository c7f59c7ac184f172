import type { Db } from '../core/handle';
import { isNotOver } from './employment-in-force';

/** A carrier for which the driver works or worked, and which keeps what the law requires. */
export interface EmployingCarrier {
  readonly id: string;
  readonly carrier: string;
  /** Whether an employment lasts, so that the whole file is open. */
  readonly isByLaw: boolean;
  /** The last day of that employment; null if it has none yet. */
  readonly lastDay: string | null;
}

/** Lists the carriers with an accepted hire of the driver, by name. */
export async function listEmployingCarriers(db: Db, driverId: string): Promise<EmployingCarrier[]> {
  const { rows } = await db.raw<{ rows: EmployingCarrier[] }>(
    `select organizations.id, organizations.name as carrier, bool_or(${isNotOver('employments')}) as "isByLaw",
       case when bool_or(employments.ended_on is null) then null
         else max(employments.ended_on) filter (where ${isNotOver('employments')}) end as "lastDay"
     from employments join organizations on organizations.id = employments.organization_id
     where employments.driver_id = ? and employments.hired_on is not null
     group by organizations.id order by organizations.name, organizations.id`,
    [driverId],
  );
  return rows;
}
