import { checkMove } from '#domain/timesheets/approve';
import { workdayStateOf } from '#domain/timesheets/rules';
import { needsAmount } from '#domain/timesheets/rules';
import type { Timesheet, TimesheetBrief } from '#domain/timesheets/schema';
import { minutesOfAll } from '#domain/timesheets/shift';
import { workdayStates } from '#domain/timesheets/states';
import type { LoadedWeek } from './load';
import { amountsOf, flagsOf, presentAssignment, presentLines, presentWorkday } from './present';
import type { Viewer } from './viewer';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function totalsOf({ workdays, assignment, pay }: LoadedWeek, viewer: Viewer) {
  const amounts = workdays.map((row) => amountsOf(row, assignment, pay));
  const billed = amounts.flatMap(({ billedCents, adjustedBillCents }) =>
    billedCents === null ? [] : billedCents + adjustedBillCents,
  );
  return {
    minutes: sum(workdays.map(({ shifts }) => minutesOfAll(shifts))),
    payCents: sum(amounts.map(({ payCents, adjustedPayCents }) => payCents + adjustedPayCents)),
    billedCents: viewer.kind === 'driver' || billed.length === 0 ? null : sum(billed),
  };
}

const weekOf = ({ week: { from, to } }: LoadedWeek) => ({ startsOn: from, endsOn: to });

/** The workweek that begins within the week of the list. */
const payWeekOf = ({ pay: { weeks }, week: { from, to } }: LoadedWeek) =>
  weeks.find(({ startsOn }) => from <= startsOn && startsOn <= to);

/** A week with its workdays. */
export function presentTimesheet(loaded: LoadedWeek, viewer: Viewer): Timesheet {
  const { assignment, workdays } = loaded;
  const payWeek = payWeekOf(loaded);
  const presented = presentAssignment(assignment);
  return {
    _id: assignment.assignmentId,
    week: weekOf(loaded),
    assignment: presented,
    workdays: workdays.map((row) => presentWorkday(row, loaded, viewer)),
    summary: presentLines(payWeek?.summary ?? [], viewer.kind !== 'driver' && presented.billing === 'platform'),
    ...totalsOf(loaded, viewer),
    payFlags: [...(payWeek?.flags ?? [])],
  };
}

/** A week in short. */
export function presentBrief(loaded: LoadedWeek, viewer: Viewer): TimesheetBrief {
  const { assignment, workdays } = loaded;
  const states = workdays.map((row) => workdayStateOf(row.state, row.isOnInvoice));
  const isApprovable = (row: (typeof workdays)[number]): boolean =>
    viewer.mayAct && checkMove('approve', row, { version: row.version, actor: 'fleet', now: viewer.now }) === undefined;
  return {
    _id: assignment.assignmentId,
    week: weekOf(loaded),
    assignment: presentAssignment(assignment),
    ...totalsOf(loaded, viewer),
    days: workdays.length,
    states: Object.fromEntries(
      workdayStates.map((state) => [state, states.filter((each) => each === state).length]),
    ) as TimesheetBrief['states'],
    flagged: workdays.filter((row) => flagsOf(row, assignment).length > 0).length,
    disputed: workdays.filter(({ dispute }) => dispute !== null).length,
    approvable: workdays.filter(isApprovable).map(({ id, version }) => ({
      _id: id,
      version,
      needsAmount: needsAmount(assignment.content.paymentType),
    })),
  };
}
