import { suggestedInterview } from '#domain/interviews/times';
import { instantAtWallTime } from '#domain/shared/wall-time';

/** The date-and-time that a new interview starts with, by the facility's clock. */
export const defaultInterviewTime = (now: Date, zone: string): string => suggestedInterview(now.getTime(), zone);

/** The instant that the API takes; an incomplete date and time stays what it is and is refused there with its text. */
export const interviewInstant = (wallTime: string, zone: string): string => instantAtWallTime(wallTime, zone) ?? '';
