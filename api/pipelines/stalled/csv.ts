import { actionLabels, kindLabels, partyLabels, stageLabels } from '#domain/stalled/labels';
import type { StalledItem } from '#domain/stalled/schema';
import type { CsvColumn } from '../../http/csv';

const day = (instant: string | null): string => instant?.slice(0, 10) ?? '';

/** The columns of the overdue items' CSV file; instants as UTC dates. */
export const stalledColumns: readonly CsvColumn<StalledItem>[] = [
  { header: 'Type', cell: ({ kind }) => kindLabels[kind] },
  { header: 'Name', cell: ({ title }) => title },
  { header: 'Location or carrier', cell: ({ place }) => place },
  { header: 'Stage', cell: ({ stage }) => stageLabels[stage] },
  { header: 'In stage since (UTC)', cell: ({ enteredAt }) => day(enteredAt) },
  { header: 'Target (days)', cell: ({ targetDays }) => targetDays },
  { header: 'Due (UTC)', cell: ({ dueAt }) => day(dueAt) },
  { header: 'Days over target', cell: ({ daysOver }) => daysOver },
  { header: 'Escalated', cell: ({ isEscalated }) => (isEscalated ? 'Yes' : 'No') },
  { header: 'Waiting on', cell: ({ waitsFor }) => partyLabels[waitsFor] },
  { header: 'Next step', cell: ({ next }) => actionLabels[next] },
  { header: 'Owner', cell: ({ owner }) => owner?.name ?? '' },
  { header: 'Last contact (UTC)', cell: ({ lastContactAt }) => day(lastContactAt) },
  { header: 'Snoozed until (UTC)', cell: ({ snoozedUntil }) => day(snoozedUntil) },
];
