/** A length of time by the calendar: `30 days`, `12 months`, `3 business days`. */
export type Span = `${number} ${SpanUnit}`;

/** Units of a {@link Span}. */
export const spanUnits = ['days', 'business days', 'months', 'years'] as const;
/** One of {@link spanUnits}. */
export type SpanUnit = (typeof spanUnits)[number];
