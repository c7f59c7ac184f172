import type { TimeEventKind } from '#domain/timesheets/states';
import type { Transaction } from '../core/handle';

/** The result of a tap. */
export interface TimeEventOutcome {
  readonly workdayId: string | null;
  readonly refusal: string | null;
  readonly clockDiffers: boolean;
}

/** A tap as it arrived. */
export interface ArrivedTimeEvent {
  readonly id: string;
  readonly driverId: string;
  readonly assignmentId: string;
  readonly kind: TimeEventKind;
  readonly deviceAt: string;
  readonly sentAt: string;
  readonly receivedAt: string;
}

/** The result of the tap when it arrived before. */
export async function findTimeEvent(
  trx: Transaction,
  { driverId, id }: Pick<ArrivedTimeEvent, 'driverId' | 'id'>,
): Promise<TimeEventOutcome | undefined> {
  return trx('time_events')
    .leftJoin('late_time_events as late', (join) => {
      join.on('late.driver_id', 'time_events.driver_id').andOn('late.id', 'time_events.id');
    })
    .where({ 'time_events.driver_id': driverId, 'time_events.id': id })
    .first({
      workdayId: trx.raw('coalesce(late.workday_id, time_events.workday_id)'),
      refusal: trx.raw('case when late.id is null then time_events.refusal end'),
      clockDiffers: 'clock_differs',
    });
}

/** Records a tap with its effect. */
export async function recordTimeEvent(
  trx: Transaction,
  { id, driverId, assignmentId, kind, deviceAt, sentAt, receivedAt }: ArrivedTimeEvent,
  { workdayId, refusal, clockDiffers }: TimeEventOutcome,
): Promise<void> {
  await trx('time_events').insert({
    id,
    driver_id: driverId,
    assignment_id: assignmentId,
    workday_id: workdayId,
    kind,
    device_at: deviceAt,
    sent_at: sentAt,
    received_at: receivedAt,
    clock_differs: clockDiffers,
    refusal,
  });
}
