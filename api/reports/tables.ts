import { driverStages } from '#domain/drivers/stages';
import type { ReportTable } from '#domain/reports/numbers';
import type { ExitReport, OwnerReport, Report, ReportQuery, StageReport, WeekReport } from '#domain/reports/schema';

import type { RouteContext } from '../http/context';
import { csvAnswer, type CsvColumn } from '../http/csv';
import type { FileAnswer } from '../http/define-route';
import { report } from './report';

/** One table of a report as a file. */
export async function reportFile(
  ctx: Pick<RouteContext, 'db' | 'now'>,
  { table, ...query }: ReportQuery & { readonly table: ReportTable },
): Promise<FileAnswer> {
  const found = await report(ctx, query);
  return files[table](found, `${table}-${found.from}-${found.to}.csv`);
}

const files: Readonly<Record<ReportTable, (of: Report, fileName: string) => Promise<FileAnswer>>> = {
  stages: ({ stages: rows }, fileName) => csvAnswer({ fileName, columns: stageColumns, rows }),
  exits: ({ exits: rows }, fileName) => csvAnswer({ fileName, columns: exitColumns, rows }),
  owners: ({ owners: rows }, fileName) => csvAnswer({ fileName, columns: ownerColumns, rows }),
  weeks: ({ weeks: rows }, fileName) => csvAnswer({ fileName, columns: weekColumns, rows }),
};

const stageColumns: readonly CsvColumn<StageReport>[] = [
  { header: 'Stage', cell: ({ stage }) => stage },
  { header: 'Entered', cell: ({ entered }) => entered },
  { header: 'Went on', cell: ({ wentOn }) => wentOn },
  { header: 'Went back', cell: ({ wentBack }) => wentBack },
  { header: 'Left the way', cell: ({ exited }) => exited },
  { header: 'Still there', cell: ({ stayed }) => stayed },
  { header: 'Left', cell: ({ left }) => left.count },
  { header: 'Left: median days', cell: ({ left }) => left.medianDays },
  { header: 'Left: p90 days', cell: ({ left }) => left.p90Days },
  { header: 'Waiting', cell: ({ waiting }) => waiting.count },
  { header: 'Waiting: median days', cell: ({ waiting }) => waiting.medianDays },
  { header: 'Waiting: p90 days', cell: ({ waiting }) => waiting.p90Days },
  { header: 'Both: median days', cell: ({ stays }) => stays.medianDays },
  { header: 'Both: p90 days', cell: ({ stays }) => stays.p90Days },
  { header: 'Over target', cell: ({ over }) => over },
];

const exitColumns: readonly CsvColumn<ExitReport>[] = [
  { header: 'Stage', cell: ({ stage }) => stage },
  { header: 'Reason', cell: ({ reason }) => reason },
  { header: 'By', cell: ({ by }) => by },
  { header: 'Drivers', cell: ({ count }) => count },
];

const ownerColumns: readonly CsvColumn<OwnerReport>[] = [
  { header: 'Owner', cell: ({ owner }) => owner?.name ?? null },
  { header: 'Entered a stage', cell: ({ entered }) => entered },
  { header: 'Left a stage', cell: ({ left }) => left.count },
  { header: 'Median days', cell: ({ left }) => left.medianDays },
  { header: 'p90 days', cell: ({ left }) => left.p90Days },
  { header: 'Waiting', cell: ({ waiting }) => waiting },
  { header: 'Over target', cell: ({ over }) => over },
];

const weekColumns: readonly CsvColumn<WeekReport>[] = [
  { header: 'Week from Monday (UTC)', cell: ({ monday }) => monday },
  ...driverStages.map((stage) => ({ header: stage, cell: ({ entered }: WeekReport) => entered[stage] ?? 0 })),
];
