import type { StalledItem } from '#domain/stalled/schema';

import type { CsvColumn } from '../http/csv';

/** "makeCall" as two words. */
const words = (code: string): string =>
  code.replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
const day = (instant: string | null): string => instant?.slice(0, 10) ?? '';

/** The stalled list as a table; instants are days in UTC. */
export const stalledColumns: readonly CsvColumn<StalledItem>[] = [
  { header: 'What', cell: ({ kind }) => (kind === 'candidacy' ? 'application' : kind) },
  { header: 'Name', cell: ({ title }) => title },
  { header: 'Place or carrier', cell: ({ place }) => place },
  { header: 'Stage', cell: ({ stage }) => stage },
  { header: 'Since (UTC)', cell: ({ enteredAt }) => day(enteredAt) },
  { header: 'Target days', cell: ({ targetDays }) => targetDays },
  { header: 'Due (UTC)', cell: ({ dueAt }) => day(dueAt) },
  { header: 'Days over', cell: ({ daysOver }) => daysOver },
  { header: 'Escalated', cell: ({ isEscalated }) => (isEscalated ? 'yes' : 'no') },
  { header: 'Waiting on', cell: ({ waitsFor }) => waitsFor },
  { header: 'For what', cell: ({ next }) => words(next) },
  { header: 'Owner', cell: ({ owner }) => owner?.name ?? '' },
  { header: 'Last contact (UTC)', cell: ({ lastContactAt }) => day(lastContactAt) },
  { header: 'Snoozed until (UTC)', cell: ({ snoozedUntil }) => day(snoozedUntil) },
];
