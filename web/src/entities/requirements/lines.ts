import type { FileLine, FileOnDay } from '#domain/requirements/file-schema';
import type { Store } from '#domain/requirements/model/requirement';
import type { Turn } from '#web/shared/ui/state-chip';
import type { FileSource } from './source';

/** Identifies a line in URLs: a requirement, and the past employer, state or certificate that it is about. */
export const lineKey = ({ code, subject }: Pick<FileLine, 'code' | 'subject'>): string =>
  subject === null ? code : `${code}~${subject.id}`;

const isOpen = ({ status }: FileLine): boolean =>
  status === 'missing' || status === 'expired' || status === 'unknown' || status === 'due';

/** Open lines, met ones, and ones that are not required, each in the order of the file. */
export const byState = (lines: readonly FileLine[]) => ({
  open: lines.filter(isOpen),
  done: lines.filter(({ status }) => status === 'done' || status === 'late'),
  off: lines.filter(({ status }) => status === 'notApplicable'),
});

export const openIn = (lines: readonly FileLine[], store: Store): number =>
  lines.filter((line) => line.store === store && isOpen(line)).length;

const isMine = ({ acts }: FileLine, reader: FileSource['reader']): boolean => acts === reader;

/** The turn that colors a line's status. */
export function turnOf(line: FileLine, reader: FileSource['reader']): Turn {
  switch (line.status) {
    case 'expired':
      return 'blocked';
    case 'missing':
      return line.bars ? 'blocked' : 'late';
    case 'late':
      return 'late';
    case 'done':
      return 'done';
    default:
      return isMine(line, reader) ? 'yours' : 'theirs';
  }
}

/** The instants just before each correction of the rules that the file rests on, latest first. */
export const correctionsOf = ({ lines }: FileOnDay): { day: string; knownAt: string }[] =>
  [...new Set(lines.flatMap(({ correction }) => (correction === null ? [] : [correction.at])))]
    .toSorted()
    .toReversed()
    .map((at) => ({ day: at, knownAt: new Date(Date.parse(at) - 1).toISOString() }));

/** Lines with a date ahead or behind, earliest first. */
export const byDueDate = (lines: readonly FileLine[]): (FileLine & { dueOn: string })[] =>
  lines
    .flatMap((line) => (line.dueOn === null || line.status === 'notApplicable' ? [] : [{ ...line, dueOn: line.dueOn }]))
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn));
