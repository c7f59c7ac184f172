import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { useMemo } from 'react';
import { candidacySources } from '#domain/candidacies/sources';
import { closeReasons } from '#domain/candidacies/states';
import { type HiringFilters, hiringNumbers } from '#domain/hiring-reports/report-figures';
import { replies, roundStages } from '#domain/hiring-reports/spans';
import { actorKinds } from '#domain/shared/actor';
import { usePeriod } from '#web/entities/reports/period';
import { paths } from '#web/shared/paths';

/** The period, and the facility or order that the figures are limited to. */
export interface HiringScope {
  readonly from: string;
  readonly to: string;
  readonly facility?: string;
  readonly order?: string;
}

/** The rows behind a number: what is counted, where and when. */
export type HiringFigure = HiringScope & {
  readonly [Filter in keyof HiringFilters]: Exclude<HiringFilters[Filter], undefined>;
};

const SCOPE = { facility: parseAsString, order: parseAsString };

/** The period and the scope in the URL, and functions to change them. */
export function useHiringScope() {
  const period = usePeriod();
  const [{ facility, order }, changeScope] = useQueryStates(SCOPE);
  const { from, to } = period.days;
  const scope = useMemo(
    (): HiringScope => ({ from, to, ...(facility !== null && { facility }), ...(order !== null && { order }) }),
    [from, to, facility, order],
  );
  return { period, scope, changeScope };
}

const FIGURE = {
  number: parseAsStringLiteral(hiringNumbers).withDefault('contacts'),
  source: parseAsStringLiteral(candidacySources),
  by: parseAsStringLiteral(actorKinds),
  reason: parseAsStringLiteral(closeReasons),
  stage: parseAsStringLiteral(roundStages),
  reply: parseAsStringLiteral(replies),
};

/** The figure in the URL. */
export function useHiringFigure(): HiringFigure {
  const { scope } = useHiringScope();
  const [{ number, source, by, reason, stage, reply }] = useQueryStates(FIGURE);
  return useMemo(
    () => ({
      ...scope,
      number,
      ...(source !== null && { source }),
      ...(by !== null && { by }),
      ...(reason !== null && { reason }),
      ...(stage !== null && { stage }),
      ...(reply !== null && { reply }),
    }),
    [scope, number, source, by, reason, stage, reply],
  );
}

const withQuery = (path: string, query: object): string =>
  `${path}?${new URLSearchParams(Object.entries(query).filter(([, value]) => value !== undefined) as string[][]).toString()}`;

/** URL of the rows behind a number. */
export const hiringRowsPath = (figure: HiringFigure): string => withQuery(paths.reportRows, figure);

/** URL of the report that a figure belongs to. */
export const hiringReportPath = ({ from, to, facility, order }: HiringScope): string =>
  withQuery(paths.reports, { from, to, facility, order });
