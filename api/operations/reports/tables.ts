import { driverStages, stageTable } from '#domain/driver-pipeline/stages';
import type {
  ExitReport,
  OwnerReport,
  Report,
  ReportQuery,
  StageReport,
  Stays,
  WeekReport,
} from '#domain/reports/schema';
import type { ReportTable } from '#domain/reports/tables';
import { movedByLabels, reasonLabelOf } from '#domain/reports/visits';
import { stageLabels } from '#domain/stalled/labels';
import type { RouteContext } from '../../http/context';
import { type CsvColumn, csvFile } from '../../http/csv';
import type { FileResult } from '../../http/define-route';
import { report } from './report';

/** One table of a report as a file. */
export async function reportFile(
  ctx: Pick<RouteContext, 'db' | 'now' | 'timeZone'>,
  { table, ...query }: ReportQuery & { readonly table: ReportTable },
): Promise<FileResult> {
  const found = await report(ctx, query);
  return files[table](found, `${table}-${found.from}-${found.to}.csv`);
}

/** Columns of a number of stays and their typical length. */
export const staysColumns = <Row>(header: string, of: (row: Row) => Stays): readonly CsvColumn<Row>[] => [
  { header, cell: (row) => of(row).count },
  { header: `${header}: median (days)`, cell: (row) => of(row).medianDays },
  { header: `${header}: 90th percentile (days)`, cell: (row) => of(row).p90Days },
];

const files: Readonly<Record<ReportTable, (of: Report, fileName: string) => Promise<FileResult>>> = {
  stages: ({ stages: rows }, fileName) => csvFile({ fileName, columns: stageColumns, rows }),
  exits: ({ exits: rows }, fileName) => csvFile({ fileName, columns: exitColumns, rows }),
  owners: ({ owners: rows }, fileName) => csvFile({ fileName, columns: ownerColumns, rows }),
  // Newest first, as on the page.
  weeks: ({ weeks }, fileName) => csvFile({ fileName, columns: weekColumns, rows: weeks.toReversed() }),
};

const stageColumns: readonly CsvColumn<StageReport>[] = [
  { header: 'Stage', cell: ({ stage }) => stageLabels[stage] },
  { header: 'Entered', cell: ({ entered }) => entered },
  { header: 'Advanced', cell: ({ wentOn }) => wentOn },
  { header: 'Moved back', cell: ({ wentBack }) => wentBack },
  { header: 'Exited', cell: ({ exited }) => exited },
  { header: 'Still there', cell: ({ stayed }) => stayed },
  { header: 'Erased', cell: ({ erased }) => erased },
  { header: 'Target (days)', cell: ({ stage }) => stageTable[stage].targetDays },
  ...staysColumns<StageReport>('Left the stage', ({ left }) => left),
  ...staysColumns<StageReport>('Waiting', ({ waiting }) => waiting),
  { header: 'Over target', cell: ({ over }) => over },
  ...staysColumns<StageReport>('Left or waiting', ({ stays }) => stays),
];

const exitColumns: readonly CsvColumn<ExitReport>[] = [
  { header: 'Reason', cell: ({ reason }) => (reason === null ? '' : reasonLabelOf(reason)) },
  { header: 'Moved by', cell: ({ by }) => movedByLabels[by] },
  { header: 'To', cell: ({ stage }) => stageLabels[stage] },
  { header: 'Drivers', cell: ({ count }) => count },
];

const ownerColumns: readonly CsvColumn<OwnerReport>[] = [
  { header: 'Owner', cell: ({ owner }) => owner?.name ?? null },
  { header: 'Entered', cell: ({ entered }) => entered },
  ...staysColumns<OwnerReport>('Left the stage', ({ left }) => left),
  { header: 'Waiting', cell: ({ waiting }) => waiting },
  { header: 'Over target', cell: ({ over }) => over },
];

const weekColumns: readonly CsvColumn<WeekReport>[] = [
  { header: 'Week starting', cell: ({ monday }) => monday },
  ...driverStages.map((stage) => ({
    header: stageLabels[stage],
    cell: ({ entered }: WeekReport) => entered[stage] ?? 0,
  })),
];
