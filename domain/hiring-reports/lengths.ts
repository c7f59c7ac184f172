/** A number of rows of one length, in tenths of a day. */
export interface LengthCount {
  readonly tenths: number;
  readonly count: number;
}

/** A number of rows, with the median and 90th percentile of their length in days; null without rows. */
export interface Lengths {
  readonly count: number;
  readonly median: number | null;
  readonly p90: number | null;
}

const TENTHS = 10;

/** The number of rows and the percentiles of their lengths, interpolated between neighbors. One length may stand in several counts. */
export function lengthsOf(counts: readonly LengthCount[]): Lengths {
  const sorted = counts.toSorted((one, other) => one.tenths - other.tenths);
  const count = sorted.reduce((total, row) => total + row.count, 0);
  return { count, median: percentile(sorted, count, 0.5), p90: percentile(sorted, count, 0.9) };
}

function percentile(sorted: readonly LengthCount[], count: number, share: number): number | null {
  const place = (count - 1) * share;
  const low = tenthsAt(sorted, Math.floor(place));
  const high = tenthsAt(sorted, Math.ceil(place));
  if (low === undefined || high === undefined) return null;
  return (low + (high - low) * (place % 1)) / TENTHS;
}

function tenthsAt(sorted: readonly LengthCount[], place: number): number | undefined {
  let passed = 0;
  for (const { tenths, count } of sorted) {
    passed += count;
    if (place >= 0 && place < passed) return tenths;
  }
  return undefined;
}
