import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { candidacySources } from '#domain/candidacies/sources';
import { candidateLists } from '#domain/dashboard/candidate-lists';
import { candidateSorts, candidateStates } from '#domain/dashboard/candidates/filters';
import type { CandidateOrder, CandidateSearch } from '#domain/dashboard/candidates/schema';

// `order` and `driver` are the candidate in the panel.
const FILTERS = {
  waiting: parseAsStringLiteral(candidateLists).withDefault('yours'),
  state: parseAsStringLiteral(candidateStates),
  orderId: parseAsString,
  facility: parseAsString,
  source: parseAsStringLiteral(candidacySources),
};
const ORDER = {
  sort: parseAsStringLiteral(candidateSorts).withDefault('since'),
  dir: parseAsStringLiteral(['asc', 'desc'] as const).withDefault('asc'),
};

export const useCandidateFilters = () => useQueryStates(FILTERS);
export const useCandidateOrder = () => useQueryStates(ORDER);

export type CandidateFilters = ReturnType<typeof useCandidateFilters>[0];

/** The filters within a list. */
export const NO_FILTERS = { state: null, orderId: null, facility: null, source: null } as const;

export const isFiltered = ({ state, orderId, facility, source }: CandidateFilters): boolean =>
  [state, orderId, facility, source].some((value) => value !== null);

/** The search of the request. The name is not in the URL, because URLs are saved as views. */
export function searchOf(
  { waiting, state, orderId, facility, source }: CandidateFilters,
  name: string,
): CandidateSearch {
  return {
    waiting,
    ...(state !== null && { state }),
    ...(orderId !== null && { orderId }),
    ...(facility !== null && { facilityId: facility }),
    ...(source !== null && { source }),
    ...(name !== '' && { name }),
  };
}

/** The order of the request. */
export const orderOf = ({ sort, dir }: ReturnType<typeof useCandidateOrder>[0]): CandidateOrder => ({
  sort,
  direction: dir,
});
