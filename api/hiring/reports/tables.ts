import { closeReasonLabels } from '#domain/candidacies/labels';
import { endedByLabels, partyLabels, replyLabels, roundStageLabels, sourceLabels } from '#domain/hiring-reports/labels';
import type {
  DeclineReport,
  HiringReport,
  HiringReportQuery,
  HiringWeekReport,
  ReplyReport,
  RoundStageReport,
  SourceReport,
} from '#domain/hiring-reports/schema';
import type { HiringTable } from '#domain/hiring-reports/tables';
import type { RouteContext } from '../../http/context';
import { type CsvColumn, csvFile } from '../../http/csv';
import type { FileResult } from '../../http/define-route';
import { staysColumns } from '../../operations/reports/tables';
import { hiringReport } from './report';

/** One table of the carrier's reports as a file. */
export async function hiringReportFile(
  ctx: Pick<RouteContext, 'db' | 'now' | 'timeZone'>,
  organizationId: string,
  { table, ...query }: HiringReportQuery & { readonly table: HiringTable },
): Promise<FileResult> {
  const found = await hiringReport(ctx, organizationId, query);
  return files[table](found, `hiring-${table}-${found.from}-${found.to}.csv`);
}

const files: Readonly<Record<HiringTable, (of: HiringReport, fileName: string) => Promise<FileResult>>> = {
  // Newest first, as on the page.
  weeks: ({ weeks }, fileName) => csvFile({ fileName, columns: weekColumns, rows: weeks.toReversed() }),
  stages: ({ stages: rows }, fileName) => csvFile({ fileName, columns: stageColumns, rows }),
  replies: ({ replies: rows }, fileName) => csvFile({ fileName, columns: replyColumns, rows }),
  sources: ({ sources: rows }, fileName) => csvFile({ fileName, columns: sourceColumns, rows }),
  reasons: ({ reasons: rows }, fileName) => csvFile({ fileName, columns: reasonColumns, rows }),
};

const weekColumns: readonly CsvColumn<HiringWeekReport>[] = [
  { header: 'Week starting', cell: ({ monday }) => monday },
  { header: 'First contacts', cell: ({ contacts }) => contacts },
  ...staysColumns<HiringWeekReport>('Hires', ({ hires }) => hires),
  { header: 'Closed', cell: ({ closed }) => closed },
];

const stageColumns: readonly CsvColumn<RoundStageReport>[] = [
  { header: 'Stage', cell: ({ stage }) => roundStageLabels[stage] },
  ...staysColumns<RoundStageReport>('Left the stage', ({ left }) => left),
  ...staysColumns<RoundStageReport>('Waiting', ({ waiting }) => waiting),
  ...staysColumns<RoundStageReport>('Left or waiting', ({ stays }) => stays),
];

const replyColumns: readonly CsvColumn<ReplyReport>[] = [
  { header: 'Reply by', cell: ({ party }) => partyLabels[party] },
  { header: 'Reply to', cell: ({ reply }) => replyLabels[reply] },
  ...staysColumns<ReplyReport>('Replies', ({ answered }) => answered),
  { header: 'Without reply', cell: ({ unanswered }) => unanswered },
  ...staysColumns<ReplyReport>('Waiting for a reply', ({ awaited }) => awaited),
];

const sourceColumns: readonly CsvColumn<SourceReport>[] = [
  { header: 'Source', cell: ({ source }) => sourceLabels[source] },
  { header: 'First contacts', cell: ({ contacts }) => contacts },
  { header: 'Hired', cell: ({ contactsHired }) => contactsHired },
  { header: 'Closed without a hire', cell: ({ contactsClosed }) => contactsClosed },
  { header: 'Open', cell: ({ contactsOpen }) => contactsOpen },
  ...staysColumns<SourceReport>('Hires in the period', ({ hires }) => hires),
];

const reasonColumns: readonly CsvColumn<DeclineReport>[] = [
  { header: 'Ended by', cell: ({ by }) => endedByLabels[by] },
  { header: 'Reason', cell: ({ reason }) => closeReasonLabels[reason] },
  { header: 'Candidates', cell: ({ count }) => count },
];
