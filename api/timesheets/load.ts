import type { Db } from '#db/core/handle';
import { type AssignmentRow, findAssignments } from '#db/timesheets/assignments';
import { readWorkdays, type WorkdayRow } from '#db/timesheets/workday-rows';
import { readWorkdaysAround } from '#db/timesheets/workdays-around';
import { payTermsOf } from '#domain/pay/terms';
import { byAssignment } from '#domain/timesheets/by-assignment';
import {
  type AssignmentPay,
  type PaidWorkday,
  payOfWorkdays,
  type PayPlace,
  rulesByWeek,
  type RulesOfDay,
} from '#domain/timesheets/pay-days';
import { type DayRange, weekOfDay, weeksAround } from '#domain/timesheets/week';

/** An assignment's week with the weeks around it, from which its pay follows. */
export interface LoadedWeek {
  readonly assignment: AssignmentRow;
  readonly week: DayRange;
  /** Of the week. */
  readonly workdays: readonly WorkdayRow[];
  /** The pay of all workdays if they were approved as they are. */
  readonly pay: AssignmentPay;
}

/** Reads one week of each assignment, in the order of the ids; unknown ids are left out. */
export async function loadWeeks(db: Db, ids: readonly string[], week: DayRange): Promise<LoadedWeek[]> {
  if (ids.length === 0) return [];
  const [found, rows] = await Promise.all([
    findAssignments(db, { ids }),
    readWorkdays(db, { assignmentIds: ids, ...weeksAround(week) }),
  ]);
  const assignments = new Map(found.map((row) => [row.assignmentId, row]));
  const rowsOf = byAssignment(rows);
  return ids.flatMap((id) => {
    const assignment = assignments.get(id);
    if (assignment === undefined) return [];
    return loadedWeek(assignment, rowsOf.get(id) ?? [], week);
  });
}

/** A workday with the pay of its week. */
export interface PaidRow extends Pick<LoadedWeek, 'assignment' | 'pay'> {
  readonly row: WorkdayRow;
}

/** Reads workdays of any assignments with the pay of their weeks, in the order of the ids; unknown ids are left out. */
export async function loadPaidWorkdays(db: Db, ids: readonly string[]): Promise<PaidRow[]> {
  if (ids.length === 0) return [];
  const { workdays, assignments } = await readWorkdaysAround(db, ids);
  const rows = new Map(workdays.map((row) => [row.id, row]));
  const rowsOf = byAssignment(workdays);
  return ids.flatMap((id) => {
    const row = rows.get(id);
    const assignment = row && assignments.get(row.assignmentId);
    if (row === undefined || assignment === undefined) return [];
    const week = weekOfDay(row.day, assignment.weekday);
    const { from, to } = weeksAround(week);
    const around = (rowsOf.get(row.assignmentId) ?? []).filter(({ day }) => from <= day && day <= to);
    return [{ row, ...loadedWeek(assignment, around, week) }];
  });
}

function loadedWeek(assignment: AssignmentRow, rows: readonly WorkdayRow[], week: DayRange): LoadedWeek {
  const pay = payOfWorkdays(rows.map(paidWorkday), rulesOf(assignment, rows), placeOf(assignment));
  return { assignment, week, workdays: rows.filter(({ day }) => week.from <= day && day <= week.to), pay };
}

/** The rules by which the days of an assignment are paid: what the approvals of a week froze, or the order and the settings. */
export function rulesOf({ content, markupRate, ...row }: AssignmentRow, rows: readonly WorkdayRow[]): RulesOfDay {
  const { weekday, hour, dayRule, rates } = row;
  const terms = payTermsOf(content, markupRate);
  const frozen = rows.flatMap(({ day, approval }) => (approval === null ? [] : [{ day, rules: approval.rules }]));
  return rulesByWeek(frozen, { terms, rates, workweek: { weekday, hour }, dayRule });
}

/** The place of the assignment. */
export const placeOf = ({ state, city }: AssignmentRow): PayPlace => ({ state, city });

/** A workday as the pay engine takes it. */
export const paidWorkday = ({ id, day, timeZone, shifts, entries, typedCents }: WorkdayRow): PaidWorkday => ({
  id,
  day,
  timeZone,
  shifts,
  entries,
  typedCents,
});
