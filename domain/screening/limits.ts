/** So many results are ordered at once at most: each takes its driver's pipeline a moment. */
export const MAX_ORDERS_PER_REQUEST = 100;
