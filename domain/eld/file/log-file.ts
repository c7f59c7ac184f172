import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../shared/durations';
import type { ProviderLog } from '../provider-log';

/** The largest log file: an output file of eight days has a few hundred lines. */
export const MAX_LOG_FILE_BYTES = 1_000_000;
/** More lines than any device writes for six months. */
export const MAX_LOG_FILE_LINES = 20_000;
/** No shown refusal lists more lines than a person reads. */
export const MAX_SHOWN_LINES = 50;

/** Faults of a line. */
export const lineFaults = [
  'check-value-differs',
  'columns-missing',
  'file-check-value-differs',
  'header-missing',
  'license-missing',
  'not-a-date',
  'not-a-status',
  'not-a-time',
  'ends-before-start',
  'not-yet',
  'overlaps-next',
  'same-start',
  'too-old',
] as const;
/** One of {@link lineFaults}. */
export type LineFault = (typeof lineFaults)[number];

/** Records that are older are read by nobody. */
const OLDEST_MS = 366 * DAY_MS;
/** The clock of a device may be ahead. */
const AHEAD_MS = 5 * MINUTE_MS;

/** Whether a record begins at a time that a log may have: in the year before now. */
export function faultOfTime(startsAt: string, now: number): 'not-yet' | 'too-old' | undefined {
  const at = Date.parse(startsAt);
  if (at > now + AHEAD_MS) return 'not-yet';
  return at < now - OLDEST_MS ? 'too-old' : undefined;
}

/** A line of a file, counted from 1, and what is wrong with it. */
export interface FaultyLine {
  readonly line: number;
  readonly fault: LineFault;
}

/** The license that a file names. */
export interface FileLicense {
  readonly number: string;
  /** Null if the file does not name the state. */
  readonly state: string | null;
}

/** A log file as read: its records, and all of its faults together. */
export interface LogFile {
  readonly format: 'eld' | 'csv';
  /** The device's name, as far as the file names it. */
  readonly device: string | null;
  readonly license: FileLicense | null;
  readonly logs: readonly ProviderLog[];
  readonly faults: readonly FaultyLine[];
  /** Records that repeat another one, and lines that are not a driver's active records. */
  readonly duplicates: number;
  readonly skipped: number;
}

/** A time without a record between two others. */
export interface LogGap {
  readonly from: string;
  readonly to: string;
}

/** The zone of the home terminal, and the time of the import. */
export interface ReadingAt {
  readonly homeZone: string;
  readonly now: number;
}

/** The gaps of more than a minute between the records of a file. */
export function gapsOf(logs: readonly ProviderLog[]): LogGap[] {
  const drawn = logs
    .filter(({ isRequest }) => !isRequest)
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
  return drawn.flatMap(({ endsAt }, index) => {
    const next = drawn[index + 1]?.startsAt;
    const isGap = next !== undefined && endsAt !== null && Date.parse(next) - Date.parse(endsAt) > MINUTE_MS;
    return isGap ? [{ from: endsAt, to: next }] : [];
  });
}

/** The lines of a file, whatever ends them: output files have carriage returns only. */
export const linesOf = (text: string): string[] =>
  text
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '')
    .split(/\r\n?|\n/);

/** The cells of a line; a cell in quotation marks may contain commas. */
export function cellsOf(line: string): string[] {
  const cells: string[] = [];
  for (const [, quoted, plain = ''] of line.matchAll(/(?:^|,)(?:\s*"((?:[^"]|"")*)"\s*|([^,]*))/g)) {
    cells.push((quoted?.replaceAll('""', '"') ?? plain).trim());
  }
  return cells;
}

const US_STANDARD_ZONES: Readonly<Record<number, string>> = {
  4: 'America/Puerto_Rico',
  5: 'America/New_York',
  6: 'America/Chicago',
  7: 'America/Denver',
  8: 'America/Los_Angeles',
  9: 'America/Anchorage',
  10: 'Pacific/Honolulu',
};

/** The hours by which a zone's standard time is behind UTC. */
function standardOffset(zone: string): number {
  const winter = Date.UTC(2026, 0, 15, 12);
  const shown = new Date(winter).toLocaleString('sv-SE', { timeZone: zone });
  return (winter - Date.parse(`${shown.replace(' ', 'T')}Z`)) / HOUR_MS;
}

/**
 * The zone of a file's times: that of the home terminal, unless the file's offset from UTC in standard time says another one
 * (395 subpart B, 7.41). Phoenix and Denver have the same offset.
 */
export function zoneOfFile(offset: number | null, home: string): string {
  if (offset === null || standardOffset(home) === offset) return home;
  return US_STANDARD_ZONES[offset] ?? home;
}

/** A license as compared: without spaces, dashes and letter case. */
const plain = (number: string): string => number.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase();

/** Whether the file is about the holder of one of these licenses; a file without a state is compared by number. */
export const isLicenseOf = (
  { number, state }: FileLicense,
  held: readonly { readonly number: string; readonly state: string }[],
): boolean =>
  held.some(
    (license) =>
      plain(license.number) === plain(number) &&
      (state === null || license.state.toUpperCase() === state.toUpperCase()),
  );
