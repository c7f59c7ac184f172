import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { candidacySources } from '#domain/candidacies/sources';
import { closeReasons } from '#domain/candidacies/states';
import { type CandidateList, candidateLists } from '#domain/dashboard/candidate-lists';
import { candidateSorts, candidateStates, endedStates } from '#domain/dashboard/candidates/filters';
import type { CandidateOrder, CandidateSearch } from '#domain/dashboard/candidates/schema';

// `order` and `driver` are the candidate in the panel.
const FILTERS = {
  waiting: parseAsStringLiteral(candidateLists).withDefault('yours'),
  state: parseAsStringLiteral([...candidateStates, ...endedStates] as const),
  orderId: parseAsString,
  facility: parseAsString,
  source: parseAsStringLiteral(candidacySources),
  reason: parseAsStringLiteral(closeReasons),
};
const ORDER = {
  sort: parseAsStringLiteral(candidateSorts),
  dir: parseAsStringLiteral(['asc', 'desc'] as const),
};

export const useCandidateFilters = () => useQueryStates(FILTERS);
export const useCandidateOrder = () => useQueryStates(ORDER);

export type CandidateFilters = ReturnType<typeof useCandidateFilters>[0];

/** The filters within a list. */
export const NO_FILTERS = { state: null, orderId: null, facility: null, source: null, reason: null } as const;

/** The number of filters in use. */
export const countFilters = ({ state, orderId, facility, source, reason }: CandidateFilters): number =>
  [state, orderId, facility, source, reason].filter((value) => value !== null).length;

export const isFiltered = (filters: CandidateFilters): boolean => countFilters(filters) > 0;

/** The search of the request. The name is not in the URL, because URLs are saved as views. */
export function searchOf(
  { waiting, state, orderId, facility, source, reason }: CandidateFilters,
  name: string,
): CandidateSearch {
  return {
    waiting,
    ...(state !== null && { state }),
    ...(orderId !== null && { orderId }),
    ...(facility !== null && { facilityId: facility }),
    ...(source !== null && { source }),
    ...(reason !== null && { reason }),
    ...(name !== '' && { name }),
  };
}

/** The order of the request: longest in the state first, and of ended candidates the latest first. */
export const orderOf = (
  { sort, dir }: ReturnType<typeof useCandidateOrder>[0],
  list: CandidateList,
): CandidateOrder => ({
  sort: sort ?? 'since',
  direction: dir ?? (list === 'ended' && sort === null ? 'desc' : 'asc'),
});

/** The states that the stage filter of a list offers. */
export const statesOf = (list: CandidateList) => (list === 'ended' ? endedStates : candidateStates);
