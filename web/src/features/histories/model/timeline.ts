import type { Gap, Period } from '#domain/driver-histories/periods';

/** A line of a history: something that was told, or a time that nothing is told of. */
export type TimelineLine<Told extends Period> =
  { readonly told: Told; readonly gap?: undefined } | { readonly gap: Gap; readonly told?: undefined };

const startOf = <Told extends Period>(line: TimelineLine<Told>) =>
  line.gap === undefined ? line.told.startDate : line.gap.from;

/** What was told with the gaps between, the latest first. */
export const timelineOf = <Told extends Period>(told: readonly Told[], gaps: readonly Gap[]): TimelineLine<Told>[] =>
  [...told.map((one) => ({ told: one })), ...gaps.map((gap) => ({ gap }))].sort((one, other) =>
    startOf<Told>(other).localeCompare(startOf<Told>(one)),
  );
