import { waitedOn } from '#domain/driver-pipeline/waiting';
import { driverStages } from '#domain/drivers/stages';
import type { DriverStage } from '#domain/drivers/stages';
import { parseAsBoolean, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { paths } from '../../../shared/paths';
import { parseAsOwner } from '../../../shared/pipeline/owner-param';
import type { BoardFilters } from '../api/board';

const FILTERS = {
  owner: parseAsOwner,
  waitsFor: parseAsStringLiteral(waitedOn),
  overdue: parseAsBoolean.withDefault(false),
};
const VIEW = {
  /** One column alone: what a number leads to, and the tab on a phone. */
  stage: parseAsStringLiteral(driverStages),
  /** Whether the columns of those who left are unfolded. */
  exits: parseAsBoolean.withDefault(false),
};

export const useBoardFilters = () => useQueryStates(FILTERS);
export const useBoardView = () => useQueryStates(VIEW);

export const NO_FILTERS: BoardFilters = { owner: null, waitsFor: null, overdue: false };

export const isFiltered = ({ owner, waitsFor, overdue }: BoardFilters) =>
  owner !== null || waitsFor !== null || overdue;

/** The address of one column's rows, narrowed as the board is. */
export function columnPath(stage: DriverStage, { owner, waitsFor, overdue }: BoardFilters): string {
  const query = new URLSearchParams({
    stage,
    ...(owner !== null && { owner }),
    ...(waitsFor !== null && { waitsFor }),
    ...(overdue && { overdue: 'true' }),
  });
  return `${paths.opsPipeline}?${query.toString()}`;
}
