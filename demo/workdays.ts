import type { Transaction } from '#db/core/handle';
import { storeApprovals } from '#db/timesheets/approval-store';
import type { AssignmentRow } from '#db/timesheets/assignments';
import { replaceShifts } from '#db/timesheets/shift-store';
import { readWorkdays } from '#db/timesheets/workday-rows';
import { changeWorkday, createWorkday, newWorkdayRow, workdayIdOf } from '#db/timesheets/workday-store';
import { payTermsOf } from '#domain/pay/terms';
import { daysAfter } from '#domain/shared/periods';
import { dateAt, endOfDate } from '#domain/shared/zoned-time';
import { billingOf, isWithinAssignment } from '#domain/timesheets/assignment';
import { NO_ENTRIES } from '#domain/timesheets/content';
import { freeze } from '#domain/timesheets/freeze';
import { instantsOfLocalTime } from '#domain/timesheets/local-time';
import { needsAmount } from '#domain/timesheets/rules';
import { minutesOfAll, type StoredShift } from '#domain/timesheets/shift';
import { derivedId } from '#platform/ids';
import { approverOf, readAssignments } from './assignments';
import { Random } from './random';
import type { World } from './world';

const DAYS = 20;
/** Days before today: older workdays are approved, those between are submitted. */
const APPROVED_AFTER = 8;
const SUBMITTED_AFTER = 2;

interface Day {
  readonly assignment: AssignmentRow;
  readonly day: string;
  /** Days before today. */
  readonly age: number;
  readonly approver: string;
  readonly random: Random;
}

/**
 * The last weeks of work of the drivers on assignment: approved, submitted, sent back and not submitted. A billing run puts
 * approved ones on an invoice.
 */
export async function storeWorkdays(trx: Transaction, world: World): Promise<number> {
  const assignments = await readAssignments(trx, world);
  let count = 0;
  for (const assignment of assignments) {
    const days = daysOf(world, assignment);
    for (const day of days) await storeDay(trx, day);
    await approveOld(trx, assignment, days);
    await sendBack(trx, days);
    count += days.length;
  }
  // As if the reminders had gone out.
  const ids = assignments.map(({ assignmentId }) => assignmentId);
  await trx('workdays').whereIn('assignment_id', ids).update({ reminded: 2 });
  return count;
}

function daysOf(world: World, assignment: AssignmentRow): Day[] {
  const { seed, now } = world.size;
  const approver = approverOf(world, assignment);
  if (approver === undefined) return [];
  const random = Random.of(seed, 'workdays', assignment.assignmentId);
  const today = dateAt(new Date(now).toISOString(), assignment.timeZone);
  return Array.from({ length: DAYS }, (_, index) => DAYS - index).flatMap((age) => {
    const day = daysAfter(today, -age);
    const isWeekday = ![0, 6].includes(new Date(day).getUTCDay());
    if (!isWeekday || !isWithinAssignment(assignment.periods, day)) return [];
    return { assignment, day, age, approver: approver.id, random };
  });
}

function shiftOf({ assignment: { timeZone, assignmentId }, day, random }: Day): StoredShift {
  const at = (time: string) => instantsOfLocalTime(`${day}T${time}`, timeZone)[0] ?? '';
  const minute = String(random.whole(0, 29)).padStart(2, '0');
  return {
    id: derivedId('seed', 'shift', assignmentId, day),
    startsAt: at(`06:${minute}`),
    endsAt: at(`${String(random.whole(14, 17))}:${minute}`),
    breaks: [{ startsAt: at('11:00'), endsAt: at('11:30') }],
    clockDiffers: random.whole(0, 9) === 0,
    sentLate: false,
  };
}

async function storeDay(trx: Transaction, day: Day): Promise<void> {
  const { assignment, random } = day;
  const { driverId, assignmentId, timeZone } = assignment;
  const id = workdayIdOf(assignmentId, day.day);
  const at = endOfDate(day.day, timeZone);
  const shifts = [shiftOf(day)];
  const entries = { ...NO_ENTRIES, milesTenths: random.whole(900, 4_500), stops: random.whole(1, 6) };
  await createWorkday(trx, newWorkdayRow(assignment, { day: day.day, at }));
  await replaceShifts(trx, { id, driverId }, shifts);
  const actor = { kind: 'driver', userId: driverId } as const;
  const workday = { ...assignment, id, state: 'open', version: 0 } as const;
  await changeWorkday(trx, workday, {
    type: 'workdayEdited',
    actor,
    at,
    state: 'open',
    after: { shifts, entries },
    columns: { entries: JSON.stringify(entries), driver_edited: true },
  });
  if (day.age <= SUBMITTED_AFTER) return;
  await changeWorkday(trx, { ...workday, version: 1 }, { type: 'workdaySubmitted', actor, at, state: 'submitted' });
}

async function approveOld(trx: Transaction, assignment: AssignmentRow, days: readonly Day[]): Promise<void> {
  const old = days.filter(({ age }) => age > APPROVED_AFTER);
  const [first] = old;
  const last = old.at(-1);
  const { content, markupRate, weekday, hour, dayRule, rates, assignmentId } = assignment;
  const place = { state: assignment.state, city: assignment.city };
  if (first === undefined || last === undefined) return;
  const rows = await readWorkdays(trx, { assignmentIds: [assignmentId], from: first.day, to: last.day });
  const rules = { terms: payTermsOf(content, markupRate), rates, workweek: { weekday, hour }, dayRule };
  const typed = needsAmount(content.paymentType) ? { cents: 24_000, reason: 'As agreed for the day' } : null;
  const batch = rows.map((row) => ({ ...row, typedCents: typed?.cents ?? null }));
  const frozen = new Map(freeze({ batch, approved: [], rulesOf: () => rules, place }).map((pay) => [pay.id, pay]));
  const approvals = rows.flatMap((workday) => {
    const pay = frozen.get(workday.id);
    if (pay === undefined) return [];
    const { orderId, driverId, facilityId, day } = workday;
    const minutes = minutesOfAll(workday.shifts);
    const details = { assignmentId, orderId, driverId, facilityId, day, minutes, payCents: pay.payCents };
    const billedCents = billingOf(content) === 'direct' ? null : pay.billCents;
    return { ...pay, workday, version: workday.version + 1, typed, minutes, rules, billedCents, details };
  });
  await storeApprovals(trx, approvals, {
    by: first.approver,
    at: endOfDate(daysAfter(last.day, 1), assignment.timeZone),
  });
}

/** Sends the latest submitted day of some assignments back. */
async function sendBack(trx: Transaction, days: readonly Day[]): Promise<void> {
  const waiting = days.findLast(({ age }) => age > SUBMITTED_AFTER && age <= APPROVED_AFTER);
  if (waiting?.random.whole(0, 3) !== 0) return;
  const { assignment, day, approver } = waiting;
  const [row] = await readWorkdays(trx, { ids: [workdayIdOf(assignment.assignmentId, day)] });
  if (row === undefined) return;
  const event = await changeWorkday(trx, row, {
    type: 'workdayCorrectionRequested',
    actor: { kind: 'fleet', userId: approver },
    at: endOfDate(daysAfter(day, 1), assignment.timeZone),
    state: 'open',
    note: 'Please add the break at noon.',
  });
  await trx('workdays').where({ id: row.id }).update({ correction_id: event });
}
