import { dateAt } from '#domain/shared/zoned-time';
import { actionLabels, kindLabels, partyLabels, stageLabels } from '#domain/stalled/labels';
import type { StalledItem } from '#domain/stalled/schema';
import type { CsvColumn } from '../../http/csv';

/** The columns of the overdue items' CSV file, with the reader's dates. */
export function stalledColumns(timeZone: string): readonly CsvColumn<StalledItem>[] {
  const day = (instant: string | null): string => (instant === null ? '' : dateAt(instant, timeZone));
  return [
    { header: 'Type', cell: ({ kind }) => kindLabels[kind] },
    { header: 'Name', cell: ({ title }) => title },
    { header: 'Location or carrier', cell: ({ place }) => place },
    { header: 'Stage', cell: ({ stage }) => stageLabels[stage] },
    { header: 'In stage since', cell: ({ enteredAt }) => day(enteredAt) },
    { header: 'Target (days)', cell: ({ targetDays }) => targetDays },
    { header: 'Due', cell: ({ dueAt }) => day(dueAt) },
    { header: 'Days over target', cell: ({ daysOver }) => daysOver },
    { header: 'Escalated', cell: ({ isEscalated }) => (isEscalated ? 'Yes' : 'No') },
    { header: 'Waiting on', cell: ({ waitsFor }) => partyLabels[waitsFor] },
    { header: 'Next step', cell: ({ next }) => actionLabels[next] },
    { header: 'Owner', cell: ({ owner }) => owner?.name ?? '' },
    { header: 'Last contact', cell: ({ lastContactAt }) => day(lastContactAt) },
    { header: 'Snoozed until', cell: ({ snoozedUntil }) => day(snoozedUntil) },
  ];
}
