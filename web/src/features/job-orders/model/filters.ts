import type { inferParserType } from 'nuqs';
import {
  createParser,
  createSerializer,
  parseAsBoolean,
  parseAsString,
  parseAsStringLiteral,
  useQueryStates,
} from 'nuqs';
import { firstDirection, orderSorts, seatFilters } from '#domain/job-orders/list-filters';
import type { OrderFilters as OrderSearch } from '#domain/job-orders/schema';
import type { OrderStatus } from '#domain/job-orders/states';
import { approvalStatuses } from '#domain/job-orders/states';
import { assignmentTypes } from '#domain/shared/job-enums';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** An id in the query; other values do not filter. */
const parseAsId = createParser({
  parse: (value) => (UUID.test(value) ? value : null),
  serialize: (value: string) => value,
});

export const visibilities = ['shown', 'hidden'] as const;
export const autopilotStates = ['on', 'off'] as const;
export const orderShapes = ['table', 'cards'] as const;

const FILTERS = {
  text: parseAsString.withDefault(''),
  facility: parseAsId,
  type: parseAsStringLiteral(assignmentTypes),
  seats: parseAsStringLiteral(seatFilters),
  visibility: parseAsStringLiteral(visibilities),
  autopilot: parseAsStringLiteral(autopilotStates),
  waiting: parseAsBoolean.withDefault(false),
  /** Only pending orders with this answer of operations. */
  approval: parseAsStringLiteral(approvalStatuses),
};
const LAYOUT = {
  sort: parseAsStringLiteral(orderSorts).withDefault('created'),
  dir: parseAsStringLiteral(['asc', 'desc'] as const),
  view: parseAsStringLiteral(orderShapes).withDefault('table'),
};

export type OrderFilters = inferParserType<typeof FILTERS>;
export type OrderLayout = inferParserType<typeof LAYOUT>;

export const useOrderFilters = () => useQueryStates(FILTERS);
/** The sort, and whether orders are shown as rows or as cards. */
export const useOrderLayout = () => useQueryStates(LAYOUT);

export const NO_FILTERS: OrderFilters = {
  text: '',
  facility: null,
  type: null,
  seats: null,
  visibility: null,
  autopilot: null,
  waiting: false,
  approval: null,
};

/** Filters and layout as query parameters of the page. */
export const orderSearchFor = createSerializer({ ...FILTERS, ...LAYOUT });

export const isFiltered = (filters: OrderFilters): boolean => orderSearchFor(filters) !== '';

/** The number of filters in use. */
export const countFilters = (filters: OrderFilters): number => new URLSearchParams(orderSearchFor(filters)).size;

/** Query parameters of the request. Only pending orders wait for an answer of operations. */
export function searchOf(filters: OrderFilters, status?: OrderStatus): OrderSearch {
  const { text, facility, type, seats, visibility, autopilot, waiting, approval } = filters;
  return {
    ...(text.trim() !== '' && { text: text.trim() }),
    ...(facility !== null && { facilityId: facility }),
    ...(type !== null && { assignmentType: type }),
    ...(seats !== null && { seats }),
    ...(visibility !== null && { visible: visibility === 'shown' }),
    ...(autopilot !== null && { autopilot: autopilot === 'on' }),
    ...(waiting && { waiting }),
    ...(approval !== null && status === 'pending' && { approval }),
  };
}

/** The direction that the list is sorted in. */
export const directionOf = ({ sort, dir }: OrderLayout): 'asc' | 'desc' => dir ?? firstDirection[sort];
