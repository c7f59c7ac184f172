import { OPEN_SHIFT_MS } from '#domain/timesheets/limits';
import type { DriverTimesheet, TimeEventInput } from '#domain/timesheets/schema';
import type { TimeEventKind } from '#domain/timesheets/states';

/** The driver's state on the clock. */
export interface ClockState {
  readonly now: 'off' | 'working' | 'onBreak';
  /** The assignment on which the driver is clocked in. */
  readonly assignmentId: string | null;
  readonly startsAt: string | null;
  readonly onBreakSince: string | null;
}

const OFF: ClockState = { now: 'off', assignmentId: null, startsAt: null, onBreakSince: null };

function stateOf(open: DriverTimesheet['open']): ClockState {
  if (open === null) return OFF;
  const { assignmentId, startsAt, onBreakSince } = open;
  return { now: onBreakSince === null ? 'working' : 'onBreak', assignmentId, startsAt, onBreakSince };
}

/** The buttons that are possible in each state. */
const POSSIBLE: Readonly<Record<ClockState['now'], readonly TimeEventKind[]>> = {
  off: ['clockIn'],
  working: ['breakStart', 'clockOut'],
  onBreak: ['breakEnd', 'clockOut'],
};

export const isPossible = ({ now }: ClockState, kind: TimeEventKind): boolean => POSSIBLE[now].includes(kind);

function after(state: ClockState, { kind, assignmentId, deviceAt }: TimeEventInput): ClockState {
  if (!isPossible(state, kind)) return state;
  switch (kind) {
    case 'clockIn':
      return { now: 'working', assignmentId, startsAt: deviceAt, onBreakSince: null };
    case 'breakStart':
      return { ...state, now: 'onBreak', onBreakSince: deviceAt };
    case 'breakEnd':
      return { ...state, now: 'working', onBreakSince: null };
    default:
      return OFF;
  }
}

/** The state on the clock, with the taps that the server does not have yet. */
export const clockState = (open: DriverTimesheet['open'], waiting: readonly TimeEventInput[]): ClockState =>
  waiting.reduce(after, stateOf(open));

/** Whether the shift is open for so long that its end must be typed. */
export const isEndMissing = ({ startsAt }: ClockState, now: number): boolean =>
  startsAt !== null && now - Date.parse(startsAt) > OPEN_SHIFT_MS;
