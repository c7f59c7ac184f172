import type { Db } from '#db/handle';
import type { OpsServedStates } from '#domain/carriers/schema';

/** How many drivers live in each state that is not served. */
export async function countWaitingDrivers(db: Db): Promise<OpsServedStates['waiting']> {
  return db('drivers')
    .whereNotIn('drivers.state', db('served_states').select('state'))
    .groupBy('drivers.state')
    .orderBy('drivers.state')
    .select({ state: 'drivers.state', drivers: db.raw('count(*)::integer') });
}
