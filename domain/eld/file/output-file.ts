import type { LogOrigin, ProviderLog } from '../provider-log';
import { checkFaults, isHeading } from './check-values';
import { localTimesIn } from './local-times';
import {
  cellsOf,
  faultOfTime,
  type FaultyLine,
  type FileLicense,
  linesOf,
  type LogFile,
  type ReadingAt,
  zoneOfFile,
} from './log-file';

const HEADER = 'ELD File Header Segment:';
const EVENTS = 'ELD Event List:';
/** Columns of an event that this product reads (49 CFR 395 subpart B, appendix A, 4.8.2.1.4). */
const EVENT_COLUMNS = 7;

const statusCodes: ReadonlyMap<string, string> = new Map([
  ['1', 'offDuty'],
  ['2', 'sleeperBed'],
  ['3', 'driving'],
  ['4', 'onDuty'],
]);
/** The statuses of special driving; 0 ends them. */
const specialCodes: ReadonlyMap<string, string> = new Map([
  ['1', 'personalConveyance'],
  ['2', 'yardMove'],
]);
const origins: ReadonlyMap<string, LogOrigin> = new Map([
  ['1', 'automatic'],
  ['2', 'driver'],
  ['3', 'requested'],
  ['4', 'unidentified'],
]);
/** Of a record's statuses: active, changed, requested change, rejected change. Only the first and the third are read. */
const ACTIVE = '1';
const REQUESTED = '3';

/** Whether a text is an output file of a logging device. */
export const isOutputFile = (text: string): boolean => linesOf(text)[0]?.trim() === HEADER;

interface NumberedLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The lines of each section, by its heading. */
function sectionsOf(text: string): ReadonlyMap<string, readonly NumberedLine[]> {
  const sections = new Map<string, NumberedLine[]>();
  let current: NumberedLine[] = [];
  for (const [index, content] of linesOf(text).entries()) {
    if (isHeading(content)) sections.set(content.trim(), (current = []));
    else if (content.trim() !== '') current.push({ line: index + 1, cells: cellsOf(content) });
  }
  return sections;
}

interface Header {
  readonly license: FileLicense | null;
  readonly offset: number | null;
  readonly device: string | null;
  /** Date and time at which the file was made, as printed. */
  readonly made: readonly [string, string];
}

function headerOf(lines: readonly NumberedLine[]): Header {
  const cell = (line: number, column: number): string => lines[line]?.cells[column] ?? '';
  const [number, state] = [cell(0, 4), cell(0, 3)];
  const offset = cell(3, 4);
  const device = cell(6, 1);
  return {
    license: number === '' ? null : { number, state: state === '' ? null : state },
    offset: /^-?\d{1,2}$/.test(offset) ? Math.abs(Number(offset)) : null,
    device: device === '' ? null : device,
    made: [cell(5, 0), cell(5, 1)],
  };
}

/** An event of a duty status, before its end is known. */
type Event = Omit<ProviderLog, 'endsAt'>;

/** Reads the events of a section in their order. */
class EventReader {
  readonly events: Event[] = [];
  readonly faults: FaultyLine[] = [];
  skipped = 0;
  private status = 'offDuty';
  private readonly times: ReturnType<typeof localTimesIn>;
  private readonly now: number;

  constructor(zone: string, now: number) {
    this.times = localTimesIn(zone);
    this.now = now;
  }

  read({ line, cells }: NumberedLine): void {
    const [, record = '', origin = '', type = '', code = '', date = '', time = ''] = cells;
    if (cells.length < EVENT_COLUMNS) return void this.faults.push({ line, fault: 'columns-missing' });
    if (!['1', '3'].includes(type)) return void (this.skipped += 1);
    if (record !== ACTIVE && record !== REQUESTED) return void (this.skipped += 1);
    const isRequest = record === REQUESTED;
    const special = code === '0' ? this.status : specialCodes.get(code);
    const rawStatus = type === '1' ? statusCodes.get(code) : special;
    if (rawStatus === undefined) return void this.faults.push({ line, fault: 'not-a-status' });
    if (type === '1' && !isRequest) this.status = rawStatus;
    const startsAt = this.times.at(date, time);
    if (startsAt === undefined) {
      const fault = /^\d{6}$/.test(time) && !/^\d{6}$/.test(date) ? 'not-a-date' : 'not-a-time';
      return void this.faults.push({ line, fault });
    }
    const fault = faultOfTime(startsAt, this.now);
    if (fault !== undefined) return void this.faults.push({ line, fault });
    this.events.push({ rawStatus, startsAt, remark: null, origin: origins.get(origin) ?? null, isRequest });
  }
}

/** The time at which a record ends: the next active one, or the making of the file. Requests have no end of their own. */
function withEnds(events: readonly Event[], madeAt: string | undefined): ProviderLog[] {
  const active = events
    .filter(({ isRequest }) => !isRequest)
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
  // Of two events at the same second, the later one in the file counts.
  const distinct = active.filter(({ startsAt }, index) => active[index + 1]?.startsAt !== startsAt);
  const ended = distinct.map((event, index) => ({
    ...event,
    endsAt: distinct[index + 1]?.startsAt ?? lastEnd(event.startsAt, madeAt),
  }));
  return [...ended, ...events.filter(({ isRequest }) => isRequest).map((event) => ({ ...event, endsAt: null }))];
}

/** A file says nothing about the time after it was made. */
const lastEnd = (startsAt: string, madeAt: string | undefined): string =>
  madeAt === undefined || madeAt < startsAt ? startsAt : madeAt;

/**
 * Reads an output file (49 CFR 395 subpart B, appendix A, 4.8.2.1): the active duty statuses of the driver, personal use and
 * yard moves, and edits that wait for the driver. Changed and rejected records, and events of other types, are counted. Local
 * times are those of the home terminal. A file that does not agree with its check values was changed
 * (docs/decisions/117-a-changed-output-file-is-refused.md).
 */
export function readOutputFile(text: string, { homeZone, now }: ReadingAt): LogFile {
  const sections = sectionsOf(text);
  const { license, offset, device, made } = headerOf(sections.get(HEADER) ?? []);
  const zone = zoneOfFile(offset, homeZone);
  const events = sections.get(EVENTS);
  const reader = new EventReader(zone, now);
  for (const line of events ?? []) reader.read(line);
  const unreadable = [
    ...(license === null ? [{ line: 2, fault: 'license-missing' as const }] : []),
    ...(events === undefined ? [{ line: 1, fault: 'header-missing' as const }] : []),
    ...reader.faults,
  ];
  // A line that cannot be read says more than its check value.
  const faults = unreadable.length > 0 ? unreadable : checkFaults(text);
  const madeAt = localTimesIn(zone).at(...made);
  const isMade = madeAt !== undefined && faultOfTime(madeAt, now) === undefined;
  const logs = withEnds(reader.events, isMade ? madeAt : undefined);
  const duplicates = reader.events.length - logs.length;
  return { format: 'eld', device, license, logs, faults, duplicates, skipped: reader.skipped };
}
