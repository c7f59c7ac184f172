import { wallTimeAt } from '#domain/shared/wall-time';
import { nextDate } from '#domain/shared/zoned-time';
import { instantsOfLocalTime } from '#domain/timesheets/local-time';
import type { EnteredTime } from '#domain/timesheets/workday/schema';

/** A time of day in a form, and which of the two when clocks go back. */
export interface TimeValue {
  /** `HH:mm` in the assignment's zone; empty if it is not known yet. */
  time: string;
  which: 'first' | 'second' | null;
  /** The recorded instant with its seconds; null for a typed time. */
  instant: string | null;
}

/** Where a time of day belongs: a shift lasts less than 24 hours, so a time before its start is on the next day. */
export interface TimePlace {
  readonly zone: string;
  /** The day on which the shift starts. */
  readonly day: string;
  /** The start of the shift; null for the start itself. */
  readonly after: string | null;
  /** An end at the time of the start is 24 hours later; a break may begin there. */
  readonly isEnd: boolean;
}

export const noTime = (): TimeValue => ({ time: '', which: null, instant: null });

const TIME_AT = 'yyyy-mm-ddT'.length;

/** A recorded instant as the form shows it. */
export function timeValue(instant: string | null, zone: string): TimeValue {
  if (instant === null) return noTime();
  const local = wallTimeAt(instant, zone);
  const [, second] = instantsOfLocalTime(local, zone);
  const isSecond = second !== undefined && Date.parse(instant) >= Date.parse(second);
  const which = isSecond ? 'second' : 'first';
  return { time: local.slice(TIME_AT), which: second === undefined ? null : which, instant };
}

/** The recorded instant if neither the time nor the choice was changed: it keeps its seconds. */
function unchanged({ time, which, instant }: TimeValue, zone: string): string | undefined {
  if (instant === null) return undefined;
  const before = timeValue(instant, zone);
  return before.time === time && before.which === which ? instant : undefined;
}

/** The local time with its date; undefined without a time. */
export function localOf(value: TimeValue, { zone, day, after, isEnd }: TimePlace): string | undefined {
  if (value.time === '') return undefined;
  const instant = unchanged(value, zone);
  if (instant !== undefined) return wallTimeAt(instant, zone);
  const isNextDay = after !== null && (isEnd ? value.time <= after : value.time < after);
  return `${isNextDay ? nextDate(day) : day}T${value.time}`;
}

/** The time as the API takes it; it must not be missing. */
export function enteredTime(value: TimeValue, place: TimePlace): EnteredTime {
  const instant = unchanged(value, place.zone);
  if (instant !== undefined) return instant;
  const local = localOf(value, place) ?? '';
  return value.which === null || instantsOfLocalTime(local, place.zone).length < 2
    ? { local }
    : { local, which: value.which };
}

/** The instant of a time in a form; undefined while it is missing, skipped by the clocks, or open which one is meant. */
export function instantOf(value: TimeValue, place: TimePlace): string | undefined {
  const [first, second] = instantsOfLocalTime(localOf(value, place) ?? '', place.zone);
  const instant = unchanged(value, place.zone);
  if (instant !== undefined || second === undefined) return instant ?? first;
  if (value.which === null) return undefined;
  return value.which === 'first' ? first : second;
}

/** The field and the problem code of a time that cannot be sent; undefined if it can. */
export function timeProblem(value: TimeValue, place: TimePlace): { field: 'time' | 'which'; code: string } | undefined {
  const local = localOf(value, place);
  if (local === undefined) return { field: 'time', code: 'required' };
  const { length } = instantsOfLocalTime(local, place.zone);
  if (length === 0) return { field: 'time', code: 'local-time-skipped' };
  return length > 1 && value.which === null ? { field: 'which', code: 'local-time-twice' } : undefined;
}
