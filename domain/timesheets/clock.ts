import { CLOCK_TOLERANCE_MS, OPEN_SHIFT_MS } from './limits';
import type { StoredBreak, StoredShift } from './shift';
import type { TimeEventKind } from './states';

/** Why a tap has no effect. */
export type ClockRefusal =
  | 'shift-open'
  | 'no-open-shift'
  | 'break-open'
  | 'no-open-break'
  | 'break-outside-shift'
  | 'shift-times-not-valid'
  | 'shift-end-missing';

/** Refusals of taps that an earlier tap would allow, if that one still arrives. */
export const EARLIER_MISSING = [
  'no-open-shift',
  'no-open-break',
  'shift-end-missing',
] as const satisfies readonly ClockRefusal[];

/** The times of a tap: when it happened and when it was sent, by the phone, and when it arrived. */
interface TapTimes {
  readonly deviceAt: string;
  readonly sentAt: string;
  readonly receivedAt: string;
}

/** Why an approver looks at a time: the phone's clock was wrong, or the time was sent long after the tap. */
export interface TapMarks {
  readonly clockDiffers: boolean;
  readonly sentLate: boolean;
}

/**
 * The marks of a tap. The time of sending is by the same clock as the tap, so that what a phone without network keeps for hours is
 * late, and its clock right. A tap after its own sending shows that the clock was set in between.
 */
export function marksOf({ deviceAt, sentAt, receivedAt }: TapTimes): TapMarks {
  const heldFor = Date.parse(sentAt) - Date.parse(deviceAt);
  const isOff = Math.abs(Date.parse(receivedAt) - Date.parse(sentAt)) > CLOCK_TOLERANCE_MS;
  return { clockDiffers: isOff || -heldFor > CLOCK_TOLERANCE_MS, sentLate: heldFor > CLOCK_TOLERANCE_MS };
}

/** The effect of a tap: a new shift, or the changed open one. */
export type ClockDecision =
  | { readonly refused: ClockRefusal }
  | { readonly starts: string }
  | { readonly changed: Pick<StoredShift, 'endsAt' | 'breaks'> };

interface Tap {
  readonly kind: TimeEventKind;
  /** The time on the phone. */
  readonly at: string;
}

/**
 * The effect of a tap (docs/state-machines.md#workdays). `open` is the driver's latest open shift on any assignment: a clock-out
 * closes it whatever the date. One that is open for more than 16 hours has an unknown end, which is typed, and the driver may
 * clock in again.
 */
export function decideTap(open: StoredShift | undefined, { kind, at }: Tap): ClockDecision {
  const since = open === undefined ? 0 : Date.parse(at) - Date.parse(open.startsAt);
  if (kind === 'clockIn') {
    return open === undefined || since > OPEN_SHIFT_MS ? { starts: at } : { refused: 'shift-open' };
  }
  if (open === undefined) return { refused: 'no-open-shift' };
  if (since > OPEN_SHIFT_MS) return { refused: 'shift-end-missing' };
  return kind === 'clockOut' ? clockOut(open, at) : takeBreak(open, { kind, at });
}

function clockOut({ startsAt, breaks }: StoredShift, at: string): ClockDecision {
  const last = Math.max(...[startsAt, ...breaks.map((pause) => pause.endsAt ?? pause.startsAt)].map(Date.parse));
  if (Date.parse(at) <= Date.parse(startsAt)) return { refused: 'shift-times-not-valid' };
  if (Date.parse(at) < last) return { refused: 'break-outside-shift' };
  // A driver who clocks out during a break was on it until then; an empty break is none.
  const ended = breaks.map((pause) => ({ ...pause, endsAt: pause.endsAt ?? at }));
  return { changed: { endsAt: at, breaks: ended.filter(({ startsAt: from, endsAt }) => from < endsAt) } };
}

function takeBreak({ startsAt, breaks }: StoredShift, { kind, at }: Tap): ClockDecision {
  const last = breaks.at(-1);
  const isOnBreak = last !== undefined && last.endsAt === null;
  if (kind === 'breakStart' && isOnBreak) return { refused: 'break-open' };
  if (kind === 'breakEnd' && !isOnBreak) return { refused: 'no-open-break' };
  const earliest = isOnBreak ? last.startsAt : (last?.endsAt ?? startsAt);
  if (Date.parse(at) < Date.parse(earliest)) return { refused: 'break-outside-shift' };
  const changed: StoredBreak[] = isOnBreak
    ? [...breaks.slice(0, -1), ...(at > last.startsAt ? [{ ...last, endsAt: at }] : [])]
    : [...breaks, { startsAt: at, endsAt: null }];
  return { changed: { endsAt: null, breaks: changed } };
}
