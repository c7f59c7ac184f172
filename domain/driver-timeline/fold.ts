import type { DriverTimelineItem } from './schema';

/** Reports that follow by themselves from what the driver submitted, within the same second. */
const reports = ['taskStarted', 'taskCompleted'];
const SECOND_MS = 1_000;

type Entry = Pick<DriverTimelineItem, 'type' | 'at'>;

const isReport = ({ type }: Entry): boolean => reports.includes(type);

/**
 * The entries to display, newest first: one entry for a submission, without the reports about it. Reports whose cause is not
 * in the list, for example because of a filter, stay.
 */
export function foldReports<Item extends Entry>(items: readonly Item[]): readonly Item[] {
  let cause: Item | undefined;
  const kept: Item[] = [];
  for (const item of items.toReversed()) {
    const follows = cause !== undefined && Date.parse(item.at) - Date.parse(cause.at) < SECOND_MS;
    if (isReport(item) && follows) continue;
    if (!isReport(item)) cause = item;
    kept.push(item);
  }
  return kept.toReversed();
}
