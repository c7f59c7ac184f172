import { instantAtWallTime } from '../../shared/wall-time';
import { type ProviderLog, readStatus } from '../provider-log';
import { cellsOf, faultOfTime, type FaultyLine, linesOf, type LogFile, type ReadingAt } from './log-file';

const columns = ['status', 'start', 'end', 'remark', 'license'] as const;
type Column = (typeof columns)[number];

/** An instant with its offset, or a local time of the home terminal. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;
const LOCAL = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(?::\d{2})?$/;

function instantOf(text: string, zone: string): string | undefined {
  if (INSTANT.test(text)) return Number.isNaN(Date.parse(text)) ? undefined : new Date(text).toISOString();
  const [, date, time] = LOCAL.exec(text) ?? [];
  if (date === undefined || time === undefined) return undefined;
  // JavaScript accepts February 30.
  const utc = Date.parse(`${date}T${time}Z`);
  if (Number.isNaN(utc) || !new Date(utc).toISOString().startsWith(date)) return undefined;
  return instantAtWallTime(`${date}T${time}`, zone);
}

/** More than any device writes: a status is a word, a remark at most 60 characters (395 subpart B, 7.5). */
const MAX_STATUS = 60;
const MAX_REMARK = 200;

type ReadLine = { readonly log: ProviderLog } | { readonly fault: FaultyLine['fault'] };

function readLine(cell: (column: Column) => string, { homeZone: zone, now }: ReadingAt): ReadLine {
  const [rawStatus, start, end, remark] = [cell('status'), cell('start'), cell('end'), cell('remark')];
  if (rawStatus === '' || rawStatus.length > MAX_STATUS) return { fault: 'not-a-status' };
  const startsAt = instantOf(start, zone);
  const endsAt = end === '' ? null : instantOf(end, zone);
  if (startsAt === undefined || endsAt === undefined) return { fault: 'not-a-time' };
  if (endsAt !== null && endsAt < startsAt) return { fault: 'ends-before-start' };
  const fault = faultOfTime(startsAt, now) ?? (endsAt === null ? undefined : faultOfTime(endsAt, now));
  if (fault !== undefined) return { fault };
  const note = remark === '' ? null : remark.slice(0, MAX_REMARK);
  return { log: { rawStatus, startsAt, endsAt, remark: note, origin: null, isRequest: false } };
}

interface NumberedLog {
  readonly line: number;
  readonly log: ProviderLog;
}

/** Of records with the same start and status, only the first counts; another status, or an overlap, is a fault. */
function checked(read: readonly NumberedLog[]): Pick<LogFile, 'logs' | 'duplicates'> & { faults: FaultyLine[] } {
  const sorted = read.toSorted((one, other) => one.log.startsAt.localeCompare(other.log.startsAt));
  const kept: NumberedLog[] = [];
  const faults: FaultyLine[] = [];
  for (const each of sorted) {
    const { line, log } = each;
    const last = kept.at(-1);
    const isSameStart = last?.log.startsAt === log.startsAt;
    const isSame = isSameStart && readStatus(last.log.rawStatus).status === readStatus(log.rawStatus).status;
    if (isSame) continue;
    if (isSameStart) faults.push({ line, fault: 'same-start' });
    else if ((last?.log.endsAt ?? '') > log.startsAt) faults.push({ line: last?.line ?? line, fault: 'overlaps-next' });
    kept.push(each);
  }
  // An end that the file does not name is the next start; the last record is open.
  const logs = kept.map(({ log }, index) => ({ ...log, endsAt: log.endsAt ?? kept[index + 1]?.log.startsAt ?? null }));
  return { logs, faults, duplicates: read.length - kept.length };
}

/**
 * Reads a plain CSV file: a heading with `status` and `start`, and `end`, `remark` and `license` if there are any. Times have
 * an offset from UTC, or are local times of the home terminal.
 */
export function readPlainCsv(text: string, reading: ReadingAt): LogFile {
  const lines = linesOf(text);
  const heading = cellsOf(lines[0] ?? '').map((name) => name.toLowerCase());
  const place = new Map(columns.map((column) => [column, heading.indexOf(column)]));
  const isHeaded = heading.includes('status') && heading.includes('start');
  const faults: FaultyLine[] = isHeaded ? [] : [{ line: 1, fault: 'header-missing' }];
  const read: NumberedLog[] = [];
  const licenses = new Set<string>();
  for (const [index, content] of isHeaded ? lines.entries() : []) {
    if (index === 0 || content.trim() === '') continue;
    const cells = cellsOf(content);
    const cell = (column: Column): string => cells[place.get(column) ?? -1] ?? '';
    const found = readLine(cell, reading);
    if (cell('license') !== '') licenses.add(cell('license'));
    if ('log' in found) read.push({ line: index + 1, log: found.log });
    else faults.push({ line: index + 1, fault: found.fault });
  }
  const { logs, duplicates, faults: order } = checked(read);
  const [number] = licenses;
  const license = number === undefined ? null : { number: licenses.size === 1 ? number : '', state: null };
  const sorted = [...faults, ...order].toSorted((one, other) => one.line - other.line);
  return { format: 'csv', device: null, license, logs, faults: sorted, duplicates, skipped: 0 };
}
