/** A line needs some points, even if the first figure is in the last week. */
const MIN_WEEKS = 4;

/** The weeks of a chart from the first that has figures: a long row of zeros before it would press the others together. */
export function sinceFirst<Week>(weeks: readonly Week[], hasFigures: (week: Week) => boolean): readonly Week[] {
  const first = weeks.findIndex(hasFigures);
  return weeks.slice(Math.max(0, Math.min(first, weeks.length - MIN_WEEKS)));
}
