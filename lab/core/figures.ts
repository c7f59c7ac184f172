/** The value below which the given share of values lies, for example 0.95. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export const round = (value: number, digits = 2): number => Number(value.toFixed(digits));

/** The names of the figures that are no number, as of a measurement of nothing. A figure that a system does not report is null. */
export function figuresWithoutNumber(figures: object): string[] {
  return Object.entries(figures).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'number') return Number.isFinite(value) ? [] : [name];
    return value !== null && typeof value === 'object'
      ? figuresWithoutNumber(value).map((inner) => `${name}.${inner}`)
      : [];
  });
}

/** Prints a table for people, then one line of JSON for tools. Fails if a figure is no number: it would be published as null. */
export function printFigures(rows: readonly object[], figures: Readonly<Record<string, unknown>>): void {
  console.table(rows);
  console.log(JSON.stringify(figures));
  const missing = figuresWithoutNumber(figures);
  if (missing.length > 0) throw new Error(`Nothing was measured for: ${missing.join(', ')}`);
}
