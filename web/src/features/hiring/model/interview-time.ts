import { suggestedInterview } from '#domain/interviews/times';
import { instantAtWallTime } from '#domain/shared/wall-time';

/** The initial date and time of a new interview, in the facility's local time. */
export const defaultInterviewTime = (now: Date, zone: string): string => suggestedInterview(now.getTime(), zone);

/** The instant for the API; an incomplete date and time becomes an empty text, which the schema rejects. */
export const interviewInstant = (wallTime: string, zone: string): string => instantAtWallTime(wallTime, zone) ?? '';

/** The instants of one to three local times, for the API. */
export const instantsOf = (
  { date, otherDates }: { date: string; otherDates: readonly string[] },
  zone: string,
): { date: string; otherDates: string[] } => ({
  date: interviewInstant(date, zone),
  otherDates: otherDates.map((each) => interviewInstant(each, zone)),
});
