import { DAY_MS, HOUR_MS, SECOND_MS } from '../../shared/durations';
import { instantAtWallTime, wallTimeAt } from '../../shared/wall-time';

const seconds = (text: string): number => Number(text) * SECOND_MS;

/** The instants of a file's local times, in the order of its records. */
export interface LocalTimes {
  /** The instant of `MMDDYY` and `HHMMSS`; undefined if they are none. */
  readonly at: (date: string, time: string) => string | undefined;
}

/**
 * Reads local times in a zone. When the clocks go back, an hour occurs twice: a time that would be before the previous record
 * is the second one.
 */
export function localTimesIn(zone: string): LocalTimes {
  let previous = Number.NEGATIVE_INFINITY;
  return {
    at: (date, time) => {
      const [, month = '', day = '', year] = /^(\d{2})(\d{2})(\d{2})$/.exec(date) ?? [];
      const [, hour = '', minute = '', second] = /^(\d{2})(\d{2})(\d{2})$/.exec(time) ?? [];
      if (year === undefined || second === undefined || !isTime(hour, minute, second)) return undefined;
      const wall = `20${year}-${month}-${day}T${hour}:${minute}`;
      if (!isDate(wall)) return undefined;
      const first = Date.parse(instantAtWallTime(wall, zone) ?? '') + seconds(second);
      const at = first < previous ? secondOccurrence(first, zone, previous) : first;
      previous = Math.max(previous, at);
      return new Date(at).toISOString();
    },
  };
}

const isTime = (hour: string, minute: string, second: string): boolean =>
  Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60;

/** Whether the calendar has the date: JavaScript accepts February 30. */
const isDate = (wall: string): boolean =>
  !Number.isNaN(Date.parse(`${wall}Z`)) && new Date(`${wall}Z`).toISOString().startsWith(wall);

/** The same local time an hour later, if the clocks went back in between and the record is not older by more than a day. */
function secondOccurrence(first: number, zone: string, previous: number): number {
  const second = first + HOUR_MS;
  const wall = (at: number) => wallTimeAt(new Date(at).toISOString(), zone);
  return previous - first < DAY_MS && wall(second) === wall(first) ? second : first;
}
