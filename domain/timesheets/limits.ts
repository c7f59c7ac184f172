import { DAY_MS, HOUR_MS, MINUTE_MS } from '../shared/durations';

/** A shift that is open for longer has no pay until somebody sets its end. */
export const OPEN_SHIFT_MS = 16 * HOUR_MS;
/** The longest shift that somebody may enter. */
export const LONGEST_SHIFT_MS = DAY_MS;
/** A break that is shorter is paid (29 CFR 785.18 and 785.19). */
export const UNPAID_BREAK_MS = 30 * MINUTE_MS;
/** A phone's clock that differs by more from the server's is flagged, and so is a tap that is sent later than this. */
export const CLOCK_TOLERANCE_MS = 5 * MINUTE_MS;
/** Workdays in one request. */
export const MAX_WORKDAYS = 500;
/** Time events in one request. */
export const MAX_TIME_EVENTS = 200;
/** Shifts of one workday, and breaks of one shift. */
export const MAX_SHIFTS = 12;
/** The longest note or reason, in characters. */
export const MAX_WORKDAY_TEXT = 1_000;
/** Days after which the driver, the approvers and the administrators are reminded. */
export const REMINDER_DAYS = { driver: 3, approvers: 3, admins: 7 } as const;
