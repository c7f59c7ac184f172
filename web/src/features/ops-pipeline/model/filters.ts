import { parseAsBoolean, parseAsStringLiteral, useQueryStates } from 'nuqs';
import type { DriverStage } from '#domain/driver-pipeline/stages';
import { driverStages } from '#domain/driver-pipeline/stages';
import { waitedOn } from '#domain/driver-pipeline/waiting';
import { parseAsOwner } from '#web/entities/pipeline/owner-param';
import { paths } from '#web/shared/paths';
import type { BoardFilters } from '../api/board';

const FILTERS = {
  owner: parseAsOwner,
  waitsFor: parseAsStringLiteral(waitedOn),
  overdue: parseAsBoolean.withDefault(false),
};
const VIEW = {
  /** Shows one column only: for links from a number, and as the tab on a phone. */
  stage: parseAsStringLiteral(driverStages),
  /** Whether the exit columns are expanded. */
  exits: parseAsBoolean.withDefault(false),
};

export const useBoardFilters = () => useQueryStates(FILTERS);
export const useBoardView = () => useQueryStates(VIEW);

export const NO_FILTERS: BoardFilters = { owner: null, waitsFor: null, overdue: false };

export const isFiltered = ({ owner, waitsFor, overdue }: BoardFilters) =>
  owner !== null || waitsFor !== null || overdue;

/** The URL of one column with the filters of the board. */
export function columnPath(stage: DriverStage, { owner, waitsFor, overdue }: BoardFilters): string {
  const query = new URLSearchParams({
    stage,
    ...(owner !== null && { owner }),
    ...(waitsFor !== null && { waitsFor }),
    ...(overdue && { overdue: 'true' }),
  });
  return `${paths.opsPipeline}?${query.toString()}`;
}
