import { instantAtWallTime, wallTimeAt } from '#domain/shared/wall-time';

/** A new interview is proposed this far ahead (spec section 9). */
const AHEAD_MS = 2.5 * 60 * 60 * 1000;

/** The date-and-time that a new interview starts with, by the facility's clock. */
export const defaultInterviewTime = (now: Date, zone: string): string =>
  wallTimeAt(new Date(now.getTime() + AHEAD_MS).toISOString(), zone);

/** The instant that the API takes; an incomplete date and time stays what it is and is refused there with its text. */
export const interviewInstant = (wallTime: string, zone: string): string => instantAtWallTime(wallTime, zone) ?? '';
