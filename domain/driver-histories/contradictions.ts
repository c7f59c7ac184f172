import { monthsOf, overlaps, type Period } from '../shared/periods';
import type { HistoryKind } from './kinds';
import type { FieldIssue } from './rules';

const contradicting = {
  employment: 'unemploymentPeriod',
  unemploymentPeriod: 'employment',
} as const satisfies Partial<Record<HistoryKind, HistoryKind>>;

type Contradicting = keyof typeof contradicting;

const isContradicting = (kind: HistoryKind): kind is Contradicting => kind in contradicting;

/** The history whose entries may not be at the same time as those of a kind: nobody works and is out of work. */
export const contradictingKind = (kind: HistoryKind): Contradicting | undefined =>
  isContradicting(kind) ? contradicting[kind] : undefined;

/** An entry of a driver's work history; one without work may be in the list of jobs. */
interface Entry extends Period {
  readonly current?: boolean;
  readonly type?: string | null;
  readonly employerName?: string;
}

const isSame = (one: Entry, other: Entry): boolean =>
  one.startDate === other.startDate && one.endDate === other.endDate && (one.type ?? null) === (other.type ?? null);

function nameOf({ employerName }: Entry): string {
  if (employerName === undefined) return 'Unemployment';
  return employerName === '' ? 'another entry' : employerName;
}

/**
 * The problem of a job in a period without work, or the reverse, named as overlapping jobs are. An entry whose dates stay as
 * they were stored is not refused: it may be from before they were compared, and the change may be about something else.
 */
export function checkContradictions(
  item: Entry,
  { entries, stored, today }: { readonly entries: readonly Entry[]; readonly stored: Entry | undefined; today: string },
): FieldIssue[] {
  if (item.startDate === '' || item.type === 'unWorking') return [];
  if (stored !== undefined && isSame(item, stored)) return [];
  const found = entries.find(
    (entry) => entry.startDate !== '' && entry.type !== 'unWorking' && overlaps(item, entry, today),
  );
  if (found === undefined) return [];
  return [{ field: 'startDate', code: 'employment-overlaps', params: { dates: monthsOf(found), name: nameOf(found) } }];
}
