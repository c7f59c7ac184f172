import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { StageVisits } from '#domain/reports/schema';
import { stayCountFileNames } from '#domain/reports/stay-counts';
import type { ReportTable } from '#domain/reports/tables';
import { api, call } from '#web/shared/http/client';
import { saveFile } from '#web/shared/http/save-file';
import type { FigureQuery } from '../model/rows';

type ReportScope = Pick<FigureQuery, 'from' | 'to' | 'owner'>;

const PAGE_SIZE = 50;

/** All figures of a period. They do not change while the page is open. */
export const reportQuery = ({ from, to, owner }: ReportScope) =>
  queryOptions({
    queryKey: ['ops', 'report', from, to, owner ?? null],
    queryFn: ({ signal }) =>
      call(api.GET('/api/ops/reports', { params: { query: { from, to, ...(owner && { owner }) } }, signal })),
    placeholderData: (previous) => previous,
    meta: { topics: ['driver'], held: true },
  });

/** The drivers in a figure, newest first. */
export const visitsQuery = (figure: FigureQuery) =>
  infiniteQueryOptions({
    queryKey: ['ops', 'report', 'rows', figure],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...queryOf(figure), limit: PAGE_SIZE, ...(pageParam !== null && { after: pageParam }) };
      return call(api.GET('/api/ops/reports/rows', { params: { query }, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: StageVisits) => next ?? undefined,
    meta: { topics: ['driver'], held: true },
  });

const queryOf = ({ number, stage, by, reason, owner, from, to }: FigureQuery) => ({
  number,
  from,
  to,
  ...(stage && { stage }),
  ...(by && { by }),
  ...(reason && { reason }),
  ...(owner && { owner }),
});

/** Downloads one table of the report. */
export async function saveReportTable(table: ReportTable, { from, to, owner }: ReportScope): Promise<void> {
  const query = { table, from, to, ...(owner && { owner }) };
  saveFile(
    await call(api.GET('/api/ops/reports/csv', { params: { query }, parseAs: 'blob' })),
    `${table}-${from}-${to}.csv`,
  );
}

/** Downloads the rows behind a number. */
export async function saveVisits(figure: FigureQuery): Promise<void> {
  saveFile(
    await call(api.GET('/api/ops/reports/rows/csv', { params: { query: queryOf(figure) }, parseAs: 'blob' })),
    `${stayCountFileNames[figure.number]}-${figure.from}-${figure.to}.csv`,
  );
}
