import { EARLIER_MISSING, marksOf, type TapMarks } from '#domain/timesheets/clock';
import type { Transaction } from '../core/handle';
import { instantOf } from '../core/read-together';
import type { ArrivedTimeEvent } from './time-event-store';

/** A refused tap with its marks, which follow from when it arrived. */
export interface EarlyTap extends Omit<ArrivedTimeEvent, 'receivedAt'> {
  readonly marks: TapMarks;
}

/**
 * The driver's taps from one instant to another, oldest first, that were refused because an earlier one had not arrived. Those
 * that had their effect since are left out.
 */
export async function findEarlyTaps(
  trx: Transaction,
  { driverId, from, to }: { readonly driverId: string; readonly from: string; readonly to: string },
): Promise<EarlyTap[]> {
  const rows = await trx('time_events')
    .where({ driver_id: driverId })
    .whereIn('refusal', [...EARLIER_MISSING])
    .whereBetween('device_at', [from, to])
    .whereNotExists(
      trx('late_time_events').whereRaw(
        'late_time_events.driver_id = time_events.driver_id and late_time_events.id = time_events.id',
      ),
    )
    .orderBy(['device_at', 'received_at', 'id'])
    .select('id', 'assignment_id', 'kind', 'device_at', 'sent_at', 'received_at');
  return rows.map((row) => {
    const times = { deviceAt: instantOf(row.device_at), sentAt: instantOf(row.sent_at) };
    const marks = marksOf({ ...times, receivedAt: instantOf(row.received_at) });
    return { id: row.id, driverId, assignmentId: row.assignment_id, kind: row.kind, ...times, marks };
  });
}

/** Records that a refused tap had its effect after all. */
export async function recordLateEffect(
  trx: Transaction,
  { driverId, id }: Pick<ArrivedTimeEvent, 'driverId' | 'id'>,
  { workdayId, at }: { readonly workdayId: string; readonly at: string },
): Promise<void> {
  await trx('late_time_events').insert({ driver_id: driverId, id, workday_id: workdayId, applied_at: at });
}
