import type { Db } from '#db/core/handle';
import type { CallTimeView } from '#domain/carriers/schema';

const TIMES_SHOWN = 200;

/** Lists upcoming call times, each with the carrier that booked it. */
export async function listCallTimes(db: Db, now: Date): Promise<CallTimeView[]> {
  // A subquery, because the planner may answer a join by reading every application.
  const companyName = db('carrier_applications')
    .where({ id: db.ref('call_times.application_id') })
    .select('company_name');
  return db('call_times')
    .where('starts_at', '>', now)
    .orderBy('starts_at')
    .limit(TIMES_SHOWN)
    .select({ _id: 'call_times.id', startsAt: 'starts_at', companyName });
}
