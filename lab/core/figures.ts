/** The value below which the given share of values lies, for example 0.95. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export const round = (value: number, digits = 2): number => Number(value.toFixed(digits));

/** Prints a table for people, then one line of JSON for tools. */
export function printFigures(rows: readonly object[], figures: Record<string, unknown>): void {
  console.table(rows);
  console.log(JSON.stringify(figures));
}
