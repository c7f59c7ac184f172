import type { EventActor } from '#domain/shared/actor';
import { instantAfter } from '#domain/shared/durations';
import { NO_ENTRIES, type WorkdayContent } from '#domain/timesheets/content';
import { OPEN_SHIFT_MS } from '#domain/timesheets/limits';
import type { StoredShift } from '#domain/timesheets/shift';
import type { StoredWorkdayState, WorkdayEventType } from '#domain/timesheets/states';
import { derivedId } from '#platform/ids';
import { announceChange } from '../core/changes';
import type { Transaction } from '../core/handle';
import type { NewRowOf } from '../core/table';
import type { AssignmentRow } from './assignments';
import type { WorkdayRow } from './workday-rows';

/** The id of an assignment's workday: the same for everybody who creates it. */
export const workdayIdOf = (assignmentId: string, day: string): string => derivedId('workday', assignmentId, day);

/** The id of the event with which a workday reached a version. */
export const workdayEventId = (workdayId: string, version: number): string =>
  derivedId('workday-event', workdayId, String(version));

/**
 * Waits until nobody else changes hours of the driver, and keeps others waiting until the transaction ends: two phones, or a
 * driver and an approver.
 */
export async function lockHours(trx: Transaction, driverId: string): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`workdays/${driverId}`]);
}

/** A change of a workday, with the state and content after it. */
export interface WorkdayChange {
  readonly type: WorkdayEventType;
  readonly actor: EventActor;
  readonly at: string;
  readonly state: StoredWorkdayState;
  readonly note?: string | null | undefined;
  readonly before?: WorkdayContent | null;
  readonly after?: WorkdayContent | null;
  readonly cents?: number | null;
  /** The amount that an adjustment adds to the driver's pay. */
  readonly payCents?: number | null;
  /** Further columns that change. */
  readonly columns?: Partial<
    Pick<
      NewRowOf<'workdays'>,
      'approval_version' | 'approver_edited' | 'correction_id' | 'dispute_id' | 'driver_edited' | 'entries'
    >
  >;
}

type WorkdayKey = Pick<WorkdayRow, 'id' | 'driverId' | 'organizationId' | 'orderId'>;

/** The row of a new workday. */
export const newWorkdayRow = (
  { assignmentId, orderId, driverId, organizationId, facilityId, timeZone }: AssignmentRow,
  { day, at }: { readonly day: string; readonly at: string },
): NewRowOf<'workdays'> => ({
  id: workdayIdOf(assignmentId, day),
  assignment_id: assignmentId,
  order_id: orderId,
  driver_id: driverId,
  organization_id: organizationId,
  facility_id: facilityId,
  time_zone: timeZone,
  day,
  state: 'open',
  version: 0,
  state_since: at,
  entries: JSON.stringify(NO_ENTRIES),
  created_at: at,
});

/** Creates an empty workday; a no-op if there is one. */
export async function createWorkday(trx: Transaction, row: NewRowOf<'workdays'>): Promise<void> {
  await trx('workdays').insert(row).onConflict(['assignment_id', 'day']).ignore();
}

/** Stores a change with its event; the version grows by one. Returns the event's id. */
export async function changeWorkday(
  trx: Transaction,
  workday: WorkdayKey & Pick<WorkdayRow, 'state' | 'version'>,
  change: WorkdayChange,
): Promise<string> {
  const version = workday.version + 1;
  const isMoved = workday.state !== change.state;
  await trx('workdays')
    .where({ id: workday.id })
    .update({
      version,
      state: change.state,
      ...(isMoved && { state_since: change.at, reminded: 0 }),
      ...change.columns,
    });
  const event = workdayEventRow({ ...workday, version }, change);
  await trx('workday_events').insert(event);
  await announceWorkday(trx, workday);
  return event.id;
}

/** Notifies open pages that a workday changed. */
export const announceWorkday = (trx: Transaction, { id, organizationId, driverId, orderId }: WorkdayKey) =>
  announceChange(trx, { topic: 'workday', id, organizationId, driverId, orderId });

/** The row of an event, with the workday's version after it. */
export const workdayEventRow = (
  { id, driverId, version }: Pick<WorkdayRow, 'id' | 'driverId' | 'version'>,
  { type, actor, at, note, before, after, cents, payCents }: WorkdayChange,
) => ({
  id: workdayEventId(id, version),
  workday_id: id,
  driver_id: driverId,
  version,
  type,
  actor_kind: actor.kind,
  actor_id: actor.userId,
  at,
  note: note ?? null,
  before: before === null || before === undefined ? null : JSON.stringify(before),
  after: after === null || after === undefined ? null : JSON.stringify(after),
  cents: cents ?? null,
  pay_cents: payCents ?? null,
});

/** A shift in the calendar of a driver; `next` is the start of the driver's next one. */
export function shiftRow(
  { id, driverId }: Pick<WorkdayRow, 'id' | 'driverId'>,
  shift: StoredShift,
  next: string | null,
): NewRowOf<'work_shifts'> {
  return {
    id: shift.id,
    workday_id: id,
    driver_id: driverId,
    starts_at: shift.startsAt,
    ends_at: shift.endsAt,
    breaks: JSON.stringify(shift.breaks),
    slot: slotOf(shift, next),
    clock_differs: shift.clockDiffers,
    sent_late: shift.sentLate,
  };
}

/** The time that a shift takes: an open one takes 16 hours, or until the next one. */
function slotOf({ startsAt, endsAt }: StoredShift, next: string | null): string {
  const latest = instantAfter(startsAt, OPEN_SHIFT_MS);
  const end = endsAt ?? (next !== null && next < latest ? next : latest);
  return `[${startsAt},${end})`;
}
