import type { Gap, Period } from '#domain/shared/periods';

/** A line of a history: an entry or a gap. */
export type TimelineLine<Entry extends Period> =
  { readonly entry: Entry; readonly gap?: undefined } | { readonly gap: Gap; readonly entry?: undefined };

const startOf = <Entry extends Period>(line: TimelineLine<Entry>) =>
  line.gap === undefined ? line.entry.startDate : line.gap.from;

/** Entries and the gaps between them, latest first. */
export const timelineOf = <Entry extends Period>(
  entry: readonly Entry[],
  gaps: readonly Gap[],
): TimelineLine<Entry>[] =>
  [...entry.map((item) => ({ entry: item })), ...gaps.map((gap) => ({ gap }))].sort((one, other) =>
    startOf<Entry>(other).localeCompare(startOf<Entry>(one)),
  );
