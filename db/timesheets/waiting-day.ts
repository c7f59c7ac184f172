import { DAY_MS } from '#domain/shared/durations';
import { REMINDER_DAYS } from '#domain/timesheets/limits';
import type { Db } from '../core/handle';

/** A workday that waits for its driver. */
export interface WaitingDay {
  readonly task: 'correct' | 'submit';
  readonly day: string;
}

/** The driver's oldest workday that the carrier sent back, or else that has been open for as long as until the reminder. */
export async function findWaitingDay(db: Db, driverId: string, now: Date): Promise<WaitingDay | undefined> {
  const since = new Date(now.getTime() - REMINDER_DAYS.driver * DAY_MS);
  const row: unknown = await db('workdays')
    .where({ driver_id: driverId, state: 'open' })
    .whereRaw('(correction_id is not null or state_since <= ?)', [since])
    .orderByRaw('correction_id is null, day')
    .first({
      task: db.raw(`case when correction_id is null then 'submit' else 'correct' end`),
      day: 'day',
    });
  return row as WaitingDay | undefined;
}
