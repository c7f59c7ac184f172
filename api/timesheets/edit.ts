import type { Transaction } from '#db/core/handle';
import { type AssignmentRow, findAssignment } from '#db/timesheets/assignments';
import { isHoursOverlap, replaceShifts } from '#db/timesheets/shift-store';
import { findWorkday, lockWorkday, type WorkdayRow } from '#db/timesheets/workday-rows';
import { changeWorkday, createWorkday, lockHours, newWorkdayRow, workdayIdOf } from '#db/timesheets/workday-store';
import { eventActorOf } from '#domain/accounts/event-actor';
import { ProblemError } from '#domain/problems';
import { dateAt } from '#domain/shared/zoned-time';
import { checkMove } from '#domain/timesheets/approve';
import { isWithinAssignment, optionsOf } from '#domain/timesheets/assignment';
import { resolveTime } from '#domain/timesheets/local-time';
import type { EditWorkdayBody, Workday } from '#domain/timesheets/schema';
import { checkShifts, type StoredShift } from '#domain/timesheets/shift';
import type { EnteredTime } from '#domain/timesheets/workday/schema';
import { once } from '../http/once';
import { isOwn, seenBy, sideOf, type SignedIn } from './viewer';
import { readWorkday } from './week';

interface Edit {
  readonly assignment: AssignmentRow;
  readonly day: string;
  readonly body: EditWorkdayBody;
}

/** Replaces the times and entries of the driver's day; creates the workday of one on which nobody clocked in. */
export async function editOwnDay(
  ctx: SignedIn,
  { assignmentId, day, body }: { readonly assignmentId: string; readonly day: string; readonly body: EditWorkdayBody },
): Promise<Workday> {
  const assignment = await findAssignment(ctx.db, assignmentId);
  if (assignment === undefined || !isOwn(ctx.actor, assignment)) throw new ProblemError('not-found');
  return edit(ctx, { assignment, day, body });
}

/** Replaces the times and entries of a submitted workday, or of one whose end is missing, for an approver. */
export async function editSubmitted(ctx: SignedIn, id: string, body: EditWorkdayBody): Promise<Workday> {
  const row = await findWorkday(ctx.db, id);
  if (row === undefined || !isOwn(ctx.actor, row)) throw new ProblemError('not-found');
  const assignment = await findAssignment(ctx.db, row.assignmentId);
  if (assignment === undefined) throw new ProblemError('not-found');
  return edit(ctx, { assignment, day: row.day, body });
}

async function edit(ctx: SignedIn, change: Edit): Promise<Workday> {
  const { assignment, day, body } = change;
  if (!isWithinAssignment(assignment.periods, day)) throw new ProblemError('workday-outside-assignment');
  const id = workdayIdOf(assignment.assignmentId, day);
  try {
    await once(ctx, async (trx) => {
      await lockHours(trx, assignment.driverId);
      const workday = await workdayToEdit(trx, change, ctx.now().toISOString());
      const refusal = checkMove('edit', workday, { ...seenBy(ctx), version: body.version });
      if (refusal !== undefined) throw new ProblemError(refusal);
      await storeEdit(ctx, trx, { ...change, workday });
    });
  } catch (error) {
    throw isHoursOverlap(error) ? new ProblemError('workday-overlaps') : error;
  }
  return readWorkday(ctx, id);
}

async function workdayToEdit(trx: Transaction, { assignment, day, body }: Edit, at: string): Promise<WorkdayRow> {
  const id = workdayIdOf(assignment.assignmentId, day);
  if (body.version === 0) await createWorkday(trx, newWorkdayRow(assignment, { day, at }));
  const workday = await lockWorkday(trx, id);
  if (workday === undefined) throw new ProblemError('workday-changed');
  return workday;
}

async function storeEdit(
  ctx: SignedIn,
  trx: Transaction,
  { assignment, body, workday }: Edit & { readonly workday: WorkdayRow },
): Promise<void> {
  const now = ctx.now();
  if (workday.day > dateAt(now.toISOString(), workday.timeZone)) throw new ProblemError('time-in-future');
  const { option } = body.entries;
  const isKnown =
    option === null || option === workday.entries.option || optionsOf(assignment.content).includes(option);
  if (!isKnown) throw new ProblemError('workday-option-unknown');
  const shifts = body.shifts.map((entered, index) =>
    shiftOf(entered, workday, ctx.idempotency.derivedId(`shift-${String(index)}`)),
  );
  if (new Set(shifts.map(({ id }) => id)).size < shifts.length) throw new ProblemError('shift-times-not-valid');
  const problem = checkShifts(shifts, { day: workday.day, zone: workday.timeZone, now: now.getTime() });
  if (problem !== undefined) throw new ProblemError(problem);
  await replaceShifts(trx, workday, shifts);
  const { entries, state } = workday;
  const isDriver = sideOf(ctx.actor) === 'driver';
  await changeWorkday(trx, workday, {
    type: 'workdayEdited',
    actor: eventActorOf(ctx.actor),
    at: now.toISOString(),
    state,
    note: body.note === '' ? null : body.note,
    before: { shifts: workday.shifts, entries },
    after: { shifts, entries: body.entries },
    columns: {
      entries: JSON.stringify(body.entries),
      ...(isDriver ? { driver_edited: true } : { approver_edited: true }),
    },
  });
}

/** The entered shift. Times of the phone's clock that stay keep their mark; only an open shift may stay open. */
function shiftOf(
  { id, startsAt, endsAt, breaks }: EditWorkdayBody['shifts'][number],
  { shifts, timeZone }: WorkdayRow,
  newId: string,
): StoredShift {
  const before = shifts.find((shift) => shift.id === id);
  const at = (entered: EnteredTime) => instantIn(entered, timeZone);
  if (endsAt === null && before?.endsAt !== null) throw new ProblemError('workday-incomplete');
  return {
    id: before?.id ?? newId,
    startsAt: at(startsAt),
    endsAt: endsAt === null ? null : at(endsAt),
    breaks: breaks.map((pause) => ({
      startsAt: at(pause.startsAt),
      endsAt: pause.endsAt === null ? null : at(pause.endsAt),
    })),
    clockDiffers: before?.clockDiffers ?? false,
    sentLate: before?.sentLate ?? false,
  };
}

function instantIn(entered: EnteredTime, zone: string): string {
  const resolved = resolveTime(entered, zone);
  if ('at' in resolved) return resolved.at;
  throw new ProblemError(resolved.refused, { local: typeof entered === 'string' ? entered : entered.local });
}
