import { createSerializer, parseAsBoolean, parseAsInteger, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { MAX_DAYS_OVER, snoozedShown, stalledSorts, stalledStages } from '#domain/stalled/filters';
import type { StalledSearch } from '#domain/stalled/schema';
import { stalledActions, stalledKinds, stalledWaits } from '#domain/stalled/waits';
import { parseAsInstant } from '#web/entities/pipeline/due-between';
import { parseAsOwner } from '#web/entities/pipeline/owner-param';

const FILTERS = {
  kind: parseAsStringLiteral(stalledKinds),
  stage: parseAsStringLiteral(stalledStages),
  owner: parseAsOwner,
  waits: parseAsStringLiteral(stalledWaits),
  next: parseAsStringLiteral(stalledActions),
  escalated: parseAsBoolean.withDefault(false),
  over: parseAsInteger,
  // Filters that the daily email links to.
  dueAfter: parseAsInstant,
  dueBy: parseAsInstant,
  snoozed: parseAsStringLiteral(snoozedShown).withDefault('hide'),
};
const ORDER = {
  sort: parseAsStringLiteral(stalledSorts).withDefault('due'),
  dir: parseAsStringLiteral(['asc', 'desc'] as const).withDefault('asc'),
};

export const useStalledFilters = () => useQueryStates(FILTERS);
export const useStalledOrder = () => useQueryStates(ORDER);

export type StalledFilters = ReturnType<typeof useStalledFilters>[0];
export type StalledOrder = ReturnType<typeof useStalledOrder>[0];

export const NO_FILTERS: StalledFilters = {
  kind: null,
  stage: null,
  owner: null,
  waits: null,
  next: null,
  escalated: false,
  over: null,
  dueAfter: null,
  dueBy: null,
  snoozed: 'hide',
};

export const isFiltered = (filters: StalledFilters): boolean => searchFor(filters) !== '';

/** The filters as query parameters of the page. */
export const searchFor = createSerializer({ ...FILTERS, ...ORDER });

/** Query parameters of the request. */
export function searchOf(filters: StalledFilters): StalledSearch {
  const { kind, stage, owner, waits, next, escalated, over, dueAfter, dueBy, snoozed } = filters;
  return {
    escalated,
    snoozed,
    ...(kind !== null && { kind }),
    ...(stage !== null && { stage }),
    ...(owner !== null && { owner }),
    ...(waits !== null && { waitsFor: waits }),
    ...(next !== null && { next }),
    ...(over !== null && over >= 0 && { minDaysOver: Math.min(over, MAX_DAYS_OVER) }),
    ...(dueAfter !== null && { dueAfter }),
    ...(dueBy !== null && { dueBy }),
  };
}

/** Whether the list includes items that will be over target by then. */
export const includesUpcoming = ({ dueBy }: StalledFilters): boolean =>
  dueBy !== null && Date.parse(dueBy) > Date.now();

/** Filters of the summary band, without the two that its own numbers set. */
export const withoutBandFilters = (filters: StalledFilters): StalledFilters => ({
  ...filters,
  escalated: false,
  over: null,
});
