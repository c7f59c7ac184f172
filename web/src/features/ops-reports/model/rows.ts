import type { VisitFilters } from '#domain/reports/metrics';
import type { ReportDays } from '#domain/reports/period';
import { paths } from '../../../shared/paths';

/** A number's rows: what it counts, in which days. */
export interface FigureQuery extends VisitFilters {
  readonly from: string;
  readonly to: string;
}

/** The address of the rows behind a number. */
export function rowsPath({ number, stage, by, reason, owner, from, to }: FigureQuery): string {
  const query = Object.entries({ number, stage, by, reason, owner, from, to }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return `${paths.opsReportRows}?${new URLSearchParams(query).toString()}`;
}

/** The days and the owner that a page is about, as what a number wants. */
export const within = ({ from, to }: ReportDays, owner: string | null): Pick<FigureQuery, 'from' | 'to' | 'owner'> => ({
  from,
  to,
  ...(owner !== null && { owner }),
});
