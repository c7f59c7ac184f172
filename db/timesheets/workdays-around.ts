import type { Db, Transaction } from '../core/handle';
import { readTogether } from '../core/read-together';
import { type AssignmentRow, selectAssignments } from './assignments';
import { selectWorkdays, type WorkdayRow, workdayRow } from './workday-rows';

/** Workdays with everything that their approval depends on. */
export interface WorkdaysAround {
  /** The workdays and those of the weeks around them, by assignment and day. */
  readonly workdays: readonly WorkdayRow[];
  /** By id. */
  readonly assignments: ReadonlyMap<string, AssignmentRow>;
}

/** Reads workdays with the weeks around them and their assignments, in one statement. */
export async function readWorkdaysAround(db: Db | Transaction, ids: readonly string[]): Promise<WorkdaysAround> {
  const found = await readTogether<{
    readonly workdays: readonly WorkdayRow[];
    readonly assignments: readonly AssignmentRow[];
  }>(db, {
    workdays: selectWorkdays(db, { around: ids }),
    assignments: selectAssignments(db, { workdayIds: ids }),
  });
  return {
    workdays: found.workdays.map(workdayRow),
    assignments: new Map(found.assignments.map((row) => [row.assignmentId, row])),
  };
}
