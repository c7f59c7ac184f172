import type { Db, Transaction } from '#db/core/handle';
import { type AssignmentRow, findAssignments } from '#db/timesheets/assignments';
import { readWorkdays, type WorkdayRow } from '#db/timesheets/workday-rows';
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
import { type DayRange, weeksAround } from '#domain/timesheets/week';

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

/** Assignments by id. */
export async function assignmentsById(
  db: Db | Transaction,
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, AssignmentRow>> {
  const rows = await findAssignments(db, { ids: [...new Set(ids)] });
  return new Map(rows.map((row) => [row.assignmentId, row]));
}
