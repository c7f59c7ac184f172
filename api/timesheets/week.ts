import { findAssignment, findAssignments } from '#db/timesheets/assignments';
import { findWorkday } from '#db/timesheets/workday-rows';
import { ProblemError } from '#domain/problems';
import { dateAt } from '#domain/shared/zoned-time';
import type { Timesheet, TimesheetBrief, Workday } from '#domain/timesheets/schema';
import { weekOfDay } from '#domain/timesheets/week';
import { type LoadedWeek, loadWeeks } from './load';
import { presentWorkday } from './present';
import { presentBrief, presentTimesheet } from './present-week';
import { isOwn, type SignedIn, viewerOf } from './viewer';

/** An assignment's week: any of its days, this week by default. */
export interface WeekOf {
  readonly assignmentId: string;
  readonly week?: string | undefined;
}

/** Reads the week of an assignment of the caller. */
export async function loadOwnWeek(ctx: SignedIn, { assignmentId, week }: WeekOf): Promise<LoadedWeek> {
  const assignment = await findAssignment(ctx.db, assignmentId);
  if (assignment === undefined || !isOwn(ctx.actor, assignment)) throw new ProblemError('not-found');
  const day = week ?? dateAt(ctx.now().toISOString(), assignment.timeZone);
  const [loaded] = await loadWeeks(ctx.db, [assignmentId], weekOfDay(day, assignment.weekday));
  if (loaded === undefined) throw new ProblemError('not-found');
  return loaded;
}

/** An assignment's week with its workdays. */
export const readTimesheet = async (ctx: SignedIn, of: WeekOf): Promise<Timesheet> =>
  presentTimesheet(await loadOwnWeek(ctx, of), viewerOf(ctx));

/** An assignment's week in short. */
export const readShortInfo = async (ctx: SignedIn, of: WeekOf): Promise<TimesheetBrief> =>
  presentBrief(await loadOwnWeek(ctx, of), viewerOf(ctx));

/** One workday of the caller. */
export async function readWorkday(ctx: SignedIn, id: string): Promise<Workday> {
  const row = await findWorkday(ctx.db, id);
  if (row === undefined || !isOwn(ctx.actor, row)) throw new ProblemError('not-found');
  const loaded = await loadOwnWeek(ctx, { assignmentId: row.assignmentId, week: row.day });
  const current = loaded.workdays.find((workday) => workday.id === id);
  if (current === undefined) throw new ProblemError('not-found');
  return presentWorkday(current, loaded, viewerOf(ctx));
}

/** The driver's assignments that have begun. */
export async function ownAssignments(ctx: SignedIn, driverId: string) {
  const at = ctx.now().toISOString();
  const rows = await findAssignments(ctx.db, { driverId });
  return rows.filter(({ periods, timeZone }) => periods.some(({ from }) => from <= dateAt(at, timeZone)));
}
