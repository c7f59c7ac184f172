import type { ReportDays } from '#domain/reports/period';
import type { VisitFilters } from '#domain/reports/stay-counts';
import { paths } from '#web/shared/paths';

/** The rows behind a number: what is counted, in which period. */
export interface FigureQuery extends VisitFilters {
  readonly from: string;
  readonly to: string;
}

/** URL of the rows behind a number. */
export function rowsPath({ number, stage, by, reason, owner, from, to }: FigureQuery): string {
  const query = Object.entries({ number, stage, by, reason, owner, from, to }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return `${paths.opsReportRows}?${new URLSearchParams(query).toString()}`;
}

/** Period and owner of a page as part of a query. */
export const reportScope = (
  { from, to }: ReportDays,
  owner: string | null,
): Pick<FigureQuery, 'from' | 'to' | 'owner'> => ({
  from,
  to,
  ...(owner !== null && { owner }),
});
