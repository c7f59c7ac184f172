import type { PaymentType } from '#domain/job-orders/enums';
import type { EditWorkdayBody, TimesheetAssignment, Workday } from '#domain/timesheets/schema';
import type { Shift, WorkdayEntries } from '#domain/timesheets/workday/schema';
import type { FieldIssue } from '#web/shared/form/rule-resolver';
import { enteredTime, instantOf, noTime, type TimePlace, timeProblem, type TimeValue, timeValue } from './time-value';

const MINUTES_PER_HOUR = 60;
const TENTHS = 10;

export interface BreakValues {
  startsAt: TimeValue;
  endsAt: TimeValue;
}

export interface ShiftValues {
  /** The shift that is edited; null for a new one. */
  id: string | null;
  startsAt: TimeValue;
  endsAt: TimeValue;
  breaks: BreakValues[];
}

/** The form of a workday. Numbers are those that people type: miles with a decimal, hours. */
export interface EditValues {
  shifts: ShiftValues[];
  miles: number | null;
  stops: number | null;
  nightsAway: number | null;
  breakdownHours: number | null;
  waitingHours: number | null;
  option: string | null;
  note: string;
}

/** The entries for which each payment type pays, in addition to time. */
const ENTRIES: Readonly<Record<PaymentType, readonly (keyof WorkdayEntries)[]>> = {
  mileage: ['milesTenths', 'stops', 'nightsAway', 'breakdownMinutes', 'waitingMinutes'],
  hourlyPlusMileage: ['milesTenths', 'stops', 'nightsAway', 'breakdownMinutes'],
  flat: ['option'],
  hourly: [],
  estimatedPay: [],
  other: [],
};

/** The entries that the form asks for: none for a payment type of a later release. */
export function entriesOf({ paymentType, options }: Pick<TimesheetAssignment, 'paymentType' | 'options'>) {
  const entries = (ENTRIES as Partial<Record<string, readonly (keyof WorkdayEntries)[]>>)[paymentType] ?? [];
  return options.length === 0 ? entries.filter((entry) => entry !== 'option') : entries;
}

const NO_ENTRIES: WorkdayEntries = {
  milesTenths: 0,
  stops: 0,
  nightsAway: 0,
  breakdownMinutes: 0,
  waitingMinutes: 0,
  option: null,
};

const shiftValues = ({ _id, startsAt, endsAt, breaks }: Shift, zone: string): ShiftValues => ({
  id: _id,
  startsAt: timeValue(startsAt, zone),
  endsAt: timeValue(endsAt, zone),
  breaks: breaks.map((each) => ({
    startsAt: timeValue(each.startsAt, zone),
    endsAt: timeValue(each.endsAt, zone),
  })),
});

export const newShift = (): ShiftValues => ({ id: null, startsAt: noTime(), endsAt: noTime(), breaks: [] });
export const newBreak = (): BreakValues => ({ startsAt: noTime(), endsAt: noTime() });

const orNull = (value: number) => (value === 0 ? null : value);

/** The form of a workday as it is, or of a day that has none yet. */
export function editValues(workday: Workday | null, zone: string): EditValues {
  const entries = workday?.entries ?? NO_ENTRIES;
  return {
    shifts: workday === null ? [newShift()] : workday.shifts.map((shift) => shiftValues(shift, zone)),
    miles: orNull(entries.milesTenths / TENTHS),
    stops: orNull(entries.stops),
    nightsAway: orNull(entries.nightsAway),
    breakdownHours: orNull(entries.breakdownMinutes / MINUTES_PER_HOUR),
    waitingHours: orNull(entries.waitingMinutes / MINUTES_PER_HOUR),
    option: entries.option,
    note: '',
  };
}

const scaled = (value: number | null, scale: number) => Math.round((value ?? 0) * scale);

/** The workday that is edited; null for a day that has none yet. */
export interface Edited {
  readonly workday: Workday | null;
  readonly day: string;
  readonly zone: string;
}

/** The places of a shift's times: its start, and the starts and ends after it. */
export function placesOf({ startsAt }: ShiftValues, { day, zone }: Pick<Edited, 'day' | 'zone'>) {
  const after = startsAt.time;
  return {
    start: { day, zone, after: null, isEnd: false },
    later: { day, zone, after, isEnd: false },
    end: { day, zone, after, isEnd: true },
  } satisfies Record<string, TimePlace>;
}

/** The request for the values of the form. */
export function editBody(values: EditValues, edited: Edited): EditWorkdayBody {
  const { shifts, miles, stops, nightsAway, breakdownHours, waitingHours, option, note } = values;
  const endOf = ({ endsAt }: BreakValues, place: TimePlace) => (endsAt.time === '' ? null : enteredTime(endsAt, place));
  return {
    version: edited.workday?.version ?? 0,
    shifts: shifts.map((shift) => {
      const { start, later, end } = placesOf(shift, edited);
      return {
        ...(shift.id === null ? {} : { id: shift.id }),
        startsAt: enteredTime(shift.startsAt, start),
        endsAt: endOf(shift, end),
        breaks: shift.breaks.map((each) => ({ startsAt: enteredTime(each.startsAt, later), endsAt: endOf(each, end) })),
      };
    }),
    entries: {
      milesTenths: scaled(miles, TENTHS),
      stops: stops ?? 0,
      nightsAway: nightsAway ?? 0,
      breakdownMinutes: scaled(breakdownHours, MINUTES_PER_HOUR),
      waitingMinutes: scaled(waitingHours, MINUTES_PER_HOUR),
      option,
    },
    note: note.trim(),
  };
}

/** A shift that is still running has no end; every other one needs its end. */
export const isRunning = (shift: ShiftValues, workday: Workday | null): boolean =>
  workday?.shifts.some(({ _id, endsAt, needsEnd }) => _id === shift.id && endsAt === null && !needsEnd) ?? false;

interface SpanPlaces {
  start: TimePlace;
  end: TimePlace;
  /** Whether the end may be missing. */
  isOpen: boolean;
}

function spanIssues({ startsAt, endsAt }: BreakValues, field: string, { start, end, isOpen }: SpanPlaces) {
  const times = [
    { name: 'startsAt', value: startsAt, place: start, isOptional: false },
    { name: 'endsAt', value: endsAt, place: end, isOptional: isOpen && endsAt.time === '' },
  ];
  const issues = times.flatMap(({ name, value, place, isOptional }): FieldIssue[] => {
    const problem = isOptional ? undefined : timeProblem(value, place);
    return problem === undefined ? [] : [{ field: `${field}/${name}/${problem.field}`, code: problem.code }];
  });
  const [from, to] = [instantOf(startsAt, start), instantOf(endsAt, end)];
  const isBackward = from !== undefined && to !== undefined && Date.parse(to) <= Date.parse(from);
  return isBackward ? [...issues, { field: `${field}/endsAt/time`, code: 'shift-times-not-valid' }] : issues;
}

const hasMoreDecimals = (value: number | null, scale: number) =>
  value !== null && Math.abs(value * scale - Math.round(value * scale)) > 1e-6;

const COUNTS = ['stops', 'nightsAway'] as const;

/** Everything in the form that the API would refuse, as far as the form knows it. */
export function editIssues(values: EditValues, edited: Edited): FieldIssue[] {
  const issues = values.shifts.flatMap((shift, at) => {
    const { start, later, end } = placesOf(shift, edited);
    const isOpen = isRunning(shift, edited.workday);
    return [
      ...spanIssues(shift, `shifts/${at}`, { start, end, isOpen }),
      ...shift.breaks.flatMap((each, place) =>
        spanIssues(each, `shifts/${at}/breaks/${place}`, { start: later, end, isOpen }),
      ),
    ];
  });
  for (const field of COUNTS) if (hasMoreDecimals(values[field], 1)) issues.push({ field, code: 'invalid-type' });
  if (hasMoreDecimals(values.miles, TENTHS)) issues.push({ field: 'miles', code: 'invalid-type' });
  return issues;
}
