import type { Db } from '#db/core/handle';
import type { CallTimeView } from '#domain/carriers/schema';

const TIMES_SHOWN = 200;

/** Lists upcoming call times, each with the carrier that booked it. */
export async function listCallTimes(db: Db, now: Date): Promise<CallTimeView[]> {
  return db('call_times')
    .leftJoin('carrier_applications', 'carrier_applications.id', 'call_times.application_id')
    .where('call_times.starts_at', '>', now)
    .orderBy('call_times.starts_at')
    .limit(TIMES_SHOWN)
    .select({
      _id: 'call_times.id',
      startsAt: 'call_times.starts_at',
      companyName: 'carrier_applications.company_name',
    });
}
