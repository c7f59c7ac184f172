/** So many results are ordered at once at most: each takes its driver's pipeline a moment. */
export const MOST_ORDERED = 100;
