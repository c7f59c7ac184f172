import type { StoredShift } from '#domain/timesheets/shift';
import type { Db, Transaction } from '../core/handle';
import { instantOf } from '../core/read-together';
import { isViolationOf } from '../core/violations';
import type { WorkdayRow } from './workday-rows';
import { shiftRow } from './workday-store';

type Owner = Pick<WorkdayRow, 'id' | 'driverId'>;

/** Whether the hours overlap others of the driver. */
export const isHoursOverlap = (error: unknown): boolean => isViolationOf(error, 'work_shifts_no_overlap');

/** The driver's latest shift without an end that started by then, on any assignment. */
export async function findOpenShift(
  trx: Transaction,
  driverId: string,
  at: string,
): Promise<(StoredShift & { readonly workdayId: string }) | undefined> {
  const row = await trx('work_shifts')
    .where({ driver_id: driverId })
    .whereNull('ends_at')
    .where('starts_at', '<=', at)
    .orderBy('starts_at', 'desc')
    .first();
  if (row === undefined) return undefined;
  return {
    id: row.id,
    workdayId: row.workday_id,
    startsAt: instantOf(row.starts_at),
    endsAt: null,
    breaks: row.breaks,
    clockDiffers: row.clock_differs,
    sentLate: row.sent_late,
  };
}

/** The driver's latest shift without an end, with the workday's assignment. */
export async function findOpenShiftOf(
  db: Db,
  driverId: string,
): Promise<
  (StoredShift & { readonly workdayId: string; readonly assignmentId: string; readonly timeZone: string }) | undefined
> {
  return db('work_shifts')
    .join('workdays', 'workdays.id', 'work_shifts.workday_id')
    .where('work_shifts.driver_id', driverId)
    .whereNull('work_shifts.ends_at')
    .orderBy('work_shifts.starts_at', 'desc')
    .first({
      id: 'work_shifts.id',
      workdayId: 'work_shifts.workday_id',
      assignmentId: 'workdays.assignment_id',
      timeZone: 'workdays.time_zone',
      startsAt: 'work_shifts.starts_at',
      endsAt: 'work_shifts.ends_at',
      breaks: 'work_shifts.breaks',
      clockDiffers: 'work_shifts.clock_differs',
      sentLate: 'work_shifts.sent_late',
    });
}

/** Whether the driver is at work at an instant, or between two, on any assignment; `except` is left out. */
export async function isAtWork(
  trx: Transaction,
  { driverId, from, to, except }: { driverId: string; from: string; to: string; except?: string },
): Promise<boolean> {
  const query = trx('work_shifts').where({ driver_id: driverId }).whereRaw(`slot && tstzrange(?, ?, '[)')`, [from, to]);
  if (except !== undefined) query.whereNot({ id: except });
  return (await query.first('id')) !== undefined;
}

/** Adds a shift. An open one ends in the calendar when the driver's next one starts. */
export async function addShift(trx: Transaction, owner: Owner, shift: StoredShift): Promise<void> {
  await trx('work_shifts').insert(shiftRow(owner, shift, await nextStart(trx, owner.driverId, shift.startsAt)));
}

/** Writes the end and the breaks of a shift. */
export async function changeShift(trx: Transaction, owner: Owner, shift: StoredShift): Promise<void> {
  const { ends_at, breaks, slot, clock_differs, sent_late } = shiftRow(
    owner,
    shift,
    await nextStart(trx, owner.driverId, shift.startsAt),
  );
  await trx('work_shifts').where({ id: shift.id }).update({ ends_at, breaks, slot, clock_differs, sent_late });
}

/** Replaces all shifts of a workday. */
export async function replaceShifts(trx: Transaction, owner: Owner, shifts: readonly StoredShift[]): Promise<void> {
  await trx('work_shifts').where({ workday_id: owner.id }).delete();
  for (const shift of shifts) await addShift(trx, owner, shift);
}

async function nextStart(trx: Transaction, driverId: string, startsAt: string): Promise<string | null> {
  const row = await trx('work_shifts')
    .where({ driver_id: driverId })
    .where('starts_at', '>', startsAt)
    .orderBy('starts_at')
    .first('starts_at');
  return row === undefined ? null : instantOf(row.starts_at);
}
