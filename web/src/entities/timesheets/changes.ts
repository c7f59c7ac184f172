import type { WorkdayHistory } from '#domain/timesheets/records/schema';
import type { WorkdayEntries } from '#domain/timesheets/workday/schema';

export type HistoryEvent = WorkdayHistory['data'][number];
type Snapshot = NonNullable<HistoryEvent['before']>;

/** A difference between two states of a workday. */
export interface WorkdayChange {
  readonly what: 'minutes' | 'shifts' | keyof WorkdayEntries;
  readonly before: Snapshot;
  readonly after: Snapshot;
}

const ENTRIES = ['milesTenths', 'stops', 'nightsAway', 'breakdownMinutes', 'waitingMinutes', 'option'] as const;

const timesOf = ({ shifts }: Snapshot) =>
  JSON.stringify(shifts.map(({ startsAt, endsAt, breaks }) => [startsAt, endsAt, breaks]));

/** The differences between two states, in the order in which a workday shows them. */
export function changesBetween(before: Snapshot, after: Snapshot): WorkdayChange[] {
  const changed: WorkdayChange['what'][] = [
    ...(before.minutes === after.minutes ? [] : (['minutes'] as const)),
    ...(timesOf(before) === timesOf(after) ? [] : (['shifts'] as const)),
    ...ENTRIES.filter((entry) => before.entries[entry] !== after.entries[entry]),
  ];
  return changed.map((what) => ({ what, before, after }));
}

/** The changes since the workday was first submitted; the history has its latest event first. */
export function changesSinceSubmission(history: readonly HistoryEvent[]): WorkdayChange[] {
  const oldestFirst = history.toReversed();
  const submitted = oldestFirst.findIndex(({ type }) => type === 'workdaySubmitted');
  const later = submitted < 0 ? [] : oldestFirst.slice(submitted + 1);
  const edits = later.filter(({ before, after }) => before !== null && after !== null);
  const [before, after] = [edits[0]?.before ?? null, edits.at(-1)?.after ?? null];
  return before === null || after === null ? [] : changesBetween(before, after);
}
