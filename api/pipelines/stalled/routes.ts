import { countStalled, listStalled } from '#db/stalled/stalled';
import { StalledList, StalledOrder, StalledPageQuery, StalledSearch, StalledSummary } from '#domain/stalled/schema';
import { csvFile, csvResponse, inPages } from '../../http/csv';
import { defineRoute, type Route } from '../../http/define-route';
import { toKeysetPage } from '../../http/keyset';
import { todayOf } from '../../http/today';
import { exportLog } from '../export-log';
import { stalledColumns } from './csv';
import { stalledKeyOf } from './cursor';
import { daysOver, presentStalled } from './present';

/** Rows of a file that are read per query. */
const FILE_PAGE = 500;

/** Everything past its target: drivers, applications and job orders (`/ops/stalled`). */
export const stalledRoutes: readonly Route[] = [
  defineRoute({
    id: 'ops.search-stalled',
    method: 'post',
    paths: ['/api/ops/stalled/search'],
    permission: 'ops:read',
    scope: 'ops',
    summary: 'Search overdue drivers, applications and job orders',
    body: StalledPageQuery,
    response: StalledList,
    problems: [],
    idempotent: false,
    example: () => ({ body: { kind: 'driver' } }),
    handler: async ({ body, ctx }) => {
      const now = ctx.now();
      const { limit, after } = body;
      const rows = await listStalled(ctx.db, { ...body, now, limit: limit + 1, after: stalledKeyOf(after) });
      const { data, next } = toKeysetPage(rows, limit, ({ sorted, id }) => [sorted, id]);
      return { data: data.map((row) => presentStalled(row, now)), next };
    },
  }),
  defineRoute({
    id: 'ops.summarize-stalled',
    method: 'post',
    paths: ['/api/ops/stalled/summary'],
    permission: 'ops:read',
    scope: 'ops',
    summary: 'Summarize overdue items',
    body: StalledSearch,
    response: StalledSummary,
    problems: [],
    idempotent: false,
    example: () => ({ body: {} }),
    handler: async ({ body, ctx }) => {
      const { medianMsOver, ...counts } = await countStalled(ctx.db, { ...body, now: ctx.now() });
      return { ...counts, medianDaysOver: medianMsOver === null ? null : daysOver(medianMsOver) };
    },
  }),
  defineRoute({
    id: 'ops.export-stalled',
    method: 'post',
    paths: ['/api/ops/stalled/csv'],
    permission: 'ops:read',
    scope: 'ops',
    summary: 'Export overdue items as CSV',
    body: StalledOrder,
    response: csvResponse,
    problems: [],
    idempotent: false,
    example: () => ({ body: { kind: 'driver' } }),
    handler: ({ body, ctx }) => {
      const now = ctx.now();
      const log = exportLog(ctx, 'stalled');
      const pages = inPages(FILE_PAGE, async (last: { readonly sorted: string; readonly id: string } | undefined) => {
        const after = last === undefined ? null : { at: last.sorted, id: last.id };
        const rows = await listStalled(ctx.db, { ...body, now, limit: FILE_PAGE, after });
        await log(rows.map(({ driverId }) => driverId));
        return rows.map((row) => ({ ...presentStalled(row, now), sorted: row.sorted, id: row.id }));
      });
      return csvFile({
        fileName: `stalled-${todayOf(ctx)}.csv`,
        columns: stalledColumns(ctx.timeZone),
        rows: pages,
      });
    },
  }),
];
