import { findOpenShiftOf } from '#db/timesheets/shift-store';
import type { DriverActor } from '#domain/accounts/actor';
import { ProblemError } from '#domain/problems';
import { dateAt } from '#domain/shared/zoned-time';
import type { DriverTimesheet } from '#domain/timesheets/schema';
import { needsEnd } from '#domain/timesheets/shift';
import type { RouteContext } from '../http/context';
import { presentAssignment } from './present';
import { ownAssignments, readTimesheet } from './week';

type Driver = RouteContext & { readonly actor: DriverActor };

interface DriverWeek {
  readonly week?: string | undefined;
  readonly assignmentId?: string | undefined;
}

/** The driver's assignments, the open shift, and a week of one of them: the current one by default. */
export async function readDriverTimesheet(ctx: Driver, { week, assignmentId }: DriverWeek): Promise<DriverTimesheet> {
  const rows = await ownAssignments(ctx, ctx.actor.driverId);
  const current = rows.find((row) => row.assignmentId === (assignmentId ?? rows[0]?.assignmentId));
  if (current === undefined && assignmentId !== undefined) throw new ProblemError('not-found');
  return {
    assignments: rows.map(presentAssignment),
    open: await openShift(ctx),
    timesheet: current === undefined ? null : await readTimesheet(ctx, { assignmentId: current.assignmentId, week }),
  };
}

async function openShift({ db, actor, now }: Driver): Promise<DriverTimesheet['open']> {
  const shift = await findOpenShiftOf(db, actor.driverId);
  if (shift === undefined) return null;
  const { workdayId, assignmentId, timeZone, startsAt } = shift;
  return {
    workdayId,
    assignmentId,
    day: dateAt(startsAt, timeZone),
    startsAt,
    onBreakSince: shift.breaks.find(({ endsAt }) => endsAt === null)?.startsAt ?? null,
    needsEnd: needsEnd(shift, now().getTime()),
  };
}
