import { monthsBefore } from '../shared/periods';

/** Days between two requests of the same carrier to the same driver. */
export const REQUEST_AGAIN_AFTER_DAYS = 7;
/** Days after which the driver is reminded of a request. */
export const REMIND_AFTER_DAYS = 3;
/** Days after which an unanswered request is rejected. */
export const REQUEST_EXPIRES_AFTER_DAYS = 14;
/** Months of a grant for which the driver chooses no other end. */
export const DEFAULT_ACCESS_MONTHS = 12;
/** The longest time of a grant from today, in months: no grant lasts forever. */
export const MAX_ACCESS_MONTHS = 24;
/** The longest reason, in characters. */
export const MAX_ACCESS_TEXT = 1_000;

/** The last day of a grant that is made today. */
export const defaultAccessEnd = (today: string): string => monthsBefore(today, -DEFAULT_ACCESS_MONTHS);

/** The latest last day that the driver may choose today. */
export const lastAccessEnd = (today: string): string => monthsBefore(today, -MAX_ACCESS_MONTHS);
