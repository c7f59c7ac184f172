/** Orders with a free seat, or without. */
export const seatFilters = ['open', 'full'] as const;

/** The columns by which a carrier's order list can be sorted. */
export const orderSorts = ['created', 'title', 'age', 'start'] as const;
/** One of {@link orderSorts}. */
export type OrderSort = (typeof orderSorts)[number];

/** The first direction of each sort: newest first, or in alphabetical order, or soonest first. */
export const firstDirection = {
  created: 'desc',
  title: 'asc',
  age: 'asc',
  start: 'asc',
} as const satisfies Record<OrderSort, 'asc' | 'desc'>;

/** The maximum number of orders of one bulk action. */
export const ORDERS_AT_ONCE = 50;
