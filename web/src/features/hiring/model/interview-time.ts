import { suggestedInterview } from '#domain/interviews/times';
import { instantAtWallTime } from '#domain/shared/wall-time';

/** The initial date and time of a new interview, by the facility's clock. */
export const defaultInterviewTime = (now: Date, zone: string): string => suggestedInterview(now.getTime(), zone);

/** The instant for the API; an incomplete date and time is sent unchanged, and the API rejects it with its text. */
export const interviewInstant = (wallTime: string, zone: string): string => instantAtWallTime(wallTime, zone) ?? '';
