import type { FileLine, FileOnDay } from '#domain/requirements/file-schema';
import type { Store } from '#domain/requirements/model/requirement';
import { DAY_MS } from '#domain/shared/durations';
import type { Turn } from '#web/shared/ui/state-chip';
import { driversOwn, statable } from './fact-groups';
import type { FileSource } from './source';

/** Identifies a line in URLs: a requirement, and the past employer, state or certificate that it is about. */
export const lineKey = ({ code, subject }: Pick<FileLine, 'code' | 'subject'>): string =>
  subject === null ? code : `${code}~${subject.id}`;

const isOpen = ({ status }: FileLine): boolean =>
  status === 'missing' || status === 'expired' || status === 'unknown' || status === 'due';

const LATER_MS = 90 * DAY_MS;

/** Whether a line is due, but only months from now, so that nobody has to act on it yet. */
const isLater = ({ status, bars, dueOn }: FileLine, on: string): boolean =>
  status === 'due' && !bars && dueOn !== null && Date.parse(dueOn) - Date.parse(on) > LATER_MS;

/** Whether a line depends on facts of a job while there is none. */
const isOfJob = ({ why, acts }: FileLine): boolean => why === 'factMissing' && acts === null;

/**
 * Open lines, those that are due later or depend on the job, met ones, and ones that are not required, each in the order of
 * the file.
 */
export const byState = (lines: readonly FileLine[], on: string) => ({
  open: lines.filter((line) => isOpen(line) && !isLater(line, on) && !isOfJob(line)),
  ofJob: lines.filter(isOfJob),
  // Nobody's turn yet.
  later: lines.filter((line) => isLater(line, on)).map((line) => ({ ...line, acts: null })),
  done: lines.filter(({ status }) => status === 'done' || status === 'late'),
  off: lines.filter(({ status }) => status === 'notApplicable'),
});

/** The lines of one store, or of all that the reader may see. */
export const inStore = (lines: readonly FileLine[], store: Store | 'all'): readonly FileLine[] =>
  store === 'all' ? lines : lines.filter((line) => line.store === store);

/** Whether it is the reader's turn: the reader brings the document, or can state one of the missing facts. */
export function isMine({ acts, why, facts, subject }: FileLine, reader: FileSource['reader']): boolean {
  if (acts === reader) return true;
  if (why !== 'factMissing' || reader === 'ops') return false;
  return statable(facts).some((fact) =>
    // The list of past employers comes from the driver.
    reader === 'driver' ? driversOwn.includes(fact) : fact !== 'employers' || subject !== null,
  );
}

/** Whether a missing line had a day that has passed: what an application still lacks is not overdue. */
const isOverdue = ({ dueOn, per }: FileLine): boolean => dueOn !== null || per !== 'driver';

/** The turn that colors a line's status. */
export function turnOf(line: FileLine, reader: FileSource['reader']): Turn {
  const turn = isMine(line, reader) ? 'yours' : 'theirs';
  if (line.isUnderReview && reader === 'driver') return turn;
  switch (line.status) {
    case 'expired':
      return 'blocked';
    case 'missing':
      if (line.bars) return 'blocked';
      return isOverdue(line) ? 'late' : turn;
    case 'late':
      return 'late';
    case 'done':
      return 'done';
    default:
      return turn;
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
