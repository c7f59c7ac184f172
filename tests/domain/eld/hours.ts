import { trackDay } from '#domain/eld/hours-of-day';
import type { HosTerms } from '#domain/eld/rules/limits';
import { violationsOf } from '#domain/eld/rules/violations';
import type { LogStatus } from '#domain/eld/statuses';
import { type LogRecord, timelineOf } from '#domain/eld/timeline';
import { DAY_MS } from '#domain/shared/durations';
import { instantAtWallTime, wallTimeAt } from '#domain/shared/wall-time';

export const ZONE = 'America/Chicago';

export const terms = (more: Partial<HosTerms> = {}): HosTerms => ({
  cycle: '70/8',
  zone: ZONE,
  exemptions: { adverseConditions: [], shortHaul: [] },
  ...more,
});

/** A time of a date at the home terminal. */
export const at = (wall: string, zone = ZONE): string => instantAtWallTime(wall, zone) ?? '';
export const ms = (wall: string, zone = ZONE): number => Date.parse(at(wall, zone));
const clock = (instant: number): string => wallTimeAt(new Date(instant).toISOString(), ZONE).slice(-5);

const letters: Readonly<Record<string, LogStatus>> = {
  off: 'offDuty',
  sb: 'sleeperBed',
  d: 'driving',
  on: 'onDuty',
  other: 'other',
};

/** Records such as `d 07:00`, each until the next one, after two days off; `2:` before the time is the second day. */
export function log(date: string, ...entries: readonly string[]): LogRecord[] {
  const day = (number: number): string => new Date(Date.parse(date) + (number - 1) * DAY_MS).toISOString().slice(0, 10);
  const record = (entry: string): LogRecord => {
    const [, letter = '', number = '1', time = ''] = /^(\w+) (?:(\d+):)?(\d\d:\d\d)$/.exec(entry) ?? [];
    const status = letters[letter] ?? 'other';
    return { status, startsAt: at(`${day(Number(number))}T${time}`), endsAt: null, remark: null };
  };
  return [record('off 00:00'), ...entries.map(record)].map((each, index) =>
    index === 0 ? { ...each, startsAt: at(`${day(-14)}T00:00`) } : each,
  );
}

/** The violations until a time, as `rule 18:30-18:45`. */
export function violations(records: readonly LogRecord[], until: string, more: Partial<HosTerms> = {}): string[] {
  const to = ms(until);
  const timeline = timelineOf(records, { from: to - 16 * DAY_MS, to, now: to });
  return violationsOf(timeline, terms(more)).map(({ rule, from, to: end }) => `${rule} ${clock(from)}-${clock(end)}`);
}

/** The clocks at a time. */
export function clocks(records: readonly LogRecord[], until: string, more: Partial<HosTerms> = {}) {
  return trackDay(records, { date: until.slice(0, 10), now: ms(until), terms: terms(more) }).clocks;
}
