import { z } from 'zod';
import { type CountedRow, countRows, listRows } from '#db/hiring-reports/list-rows';
import type { HiringScope } from '#db/hiring-reports/rows';
import type { Actor } from '#domain/accounts/actor';
import { closeReasonLabels } from '#domain/candidacies/labels';
import { nameVisible } from '#domain/candidacies/records';
import { endedByLabels, replyLabels, roundStageLabels, sourceLabels } from '#domain/hiring-reports/labels';
import { hiringFileNames, type HiringFilters } from '#domain/hiring-reports/report-figures';
import type { HiringReportRow, HiringReportRows, HiringRowsQuery } from '#domain/hiring-reports/schema';
import { DAY_MS } from '#domain/shared/durations';
import { initialOf } from '#domain/shared/initial';
import type { RouteContext } from '../../http/context';
import { type CsvColumn, csvFile, inPages, timeColumn } from '../../http/csv';
import type { FileResult } from '../../http/define-route';
import { keyPart, parseCursor, toKeysetPage } from '../../http/keyset';
import { exportLog } from '../../pipelines/export-log';
import { scopeOf } from './report';

type Ctx = Pick<RouteContext, 'db' | 'now' | 'timeZone'>;

const CSV_PAGE = 500;

function paramsOf(ctx: Ctx, organizationId: string, query: HiringRowsQuery): HiringScope & HiringFilters {
  const { number, source, by, reason, stage, reply, ...about } = query;
  const { days: _days, ...scope } = scopeOf(ctx, organizationId, about);
  return { ...scope, number, source, by, reason, stage, reply };
}

/** The rows that a number counts. */
export async function hiringReportRows(
  ctx: Ctx,
  organizationId: string,
  { limit, after, ...query }: HiringRowsQuery & { readonly limit: number; readonly after?: string | undefined },
): Promise<HiringReportRows> {
  const params = paramsOf(ctx, organizationId, query);
  const rows = await listRows(ctx.db, { ...params, after: cursorOf(after), limit: limit + 1 });
  const page = toKeysetPage(rows, limit, ({ startedAt, candidacyId, seq }) => [startedAt, candidacyId, String(seq)]);
  const { moment } = params.period;
  return {
    data: page.data.map((row) => present(row, moment)),
    count: await countRows(ctx.db, params),
    next: page.next,
  };
}

const RowKey = z.tuple([keyPart.instant, keyPart.id, keyPart.seq]);

function cursorOf(after: string | undefined) {
  const key = parseCursor(after, RowKey);
  if (key === undefined) return null;
  const [startedAt, candidacyId, seq] = key;
  return { startedAt, candidacyId, seq };
}

/** The rows as a CSV file. */
export async function hiringReportRowsFile(
  ctx: RouteContext & { readonly actor: Actor },
  organizationId: string,
  query: HiringRowsQuery,
): Promise<FileResult> {
  const params = paramsOf(ctx, organizationId, query);
  const log = exportLog(ctx, 'report');
  const rows = inPages<CountedRow>(CSV_PAGE, async (last) => {
    const page = await listRows(ctx.db, { ...params, after: last ?? null, limit: CSV_PAGE });
    await log(page.map(({ driverId }) => driverId));
    return page;
  });
  return csvFile({
    fileName: `${hiringFileNames[query.number]}.csv`,
    columns: columnsAt(params.period.moment, ctx.timeZone),
    rows,
  });
}

/** The driver's name, as far as the carrier may see it now. */
const driverName = ({ firstName, lastName, driverStage }: CountedRow): string =>
  `${firstName} ${nameVisible(driverStage) ? lastName : `${initialOf(lastName)}.`}`;

/** For rows that continued at the end of the period, counted up to then. */
function daysOf({ startedAt, endedAt }: CountedRow, moment: string): number {
  const until = endedAt === null || endedAt > moment ? moment : endedAt;
  return Math.round((Math.max(Date.parse(until) - Date.parse(startedAt), 0) / DAY_MS) * 10) / 10;
}

function present(row: CountedRow, moment: string): HiringReportRow {
  const { candidacyId, round, facility, source, name, startedAt, endedAt, hiredAt, closedAt } = row;
  return {
    candidacyId,
    round,
    driver: { _id: row.driverId, name: driverName(row) },
    order: { _id: row.orderId, title: row.orderTitle },
    facility,
    source,
    name,
    startedAt,
    endedAt,
    days: daysOf(row, moment),
    hiredAt,
    closedAt,
    by: row.closedBy,
    reason: row.closedReason,
  };
}

const nameLabels: Readonly<Record<string, string>> = { ...roundStageLabels, ...replyLabels };

const columnsAt = (moment: string, zone: string): readonly CsvColumn<CountedRow>[] => [
  { header: 'Driver', cell: driverName },
  { header: 'Job order', cell: ({ orderTitle }) => orderTitle },
  { header: 'Facility', cell: ({ facility }) => facility },
  { header: 'Source', cell: ({ source }) => sourceLabels[source] },
  { header: 'Stage or reply', cell: ({ name }) => (name === null ? '' : (nameLabels[name] ?? name)) },
  timeColumn('From', zone, ({ startedAt }) => startedAt),
  timeColumn('To', zone, ({ endedAt }) => endedAt),
  { header: 'Days', cell: (row) => daysOf(row, moment) },
  timeColumn('Hired at', zone, ({ hiredAt }) => hiredAt),
  timeColumn('Closed at', zone, ({ closedAt }) => closedAt),
  { header: 'Ended by', cell: ({ closedBy }) => (closedBy === null ? '' : endedByLabels[closedBy]) },
  { header: 'Reason', cell: ({ closedReason }) => (closedReason === null ? '' : closeReasonLabels[closedReason]) },
];
