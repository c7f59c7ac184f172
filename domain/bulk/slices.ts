/** The number of drivers of one bulk action for whom it runs at the same time. */
export const BULK_PARALLELISM = 10;

/** Few enough for an activity to take seconds. */
const MAX_SLICE = 10;

/** The places of a list of drivers, in slices that are run one at a time by each of {@link BULK_PARALLELISM}. */
export function slicesOf(count: number): { readonly from: number; readonly to: number }[] {
  const size = Math.min(MAX_SLICE, Math.ceil(count / BULK_PARALLELISM));
  const starts = Array.from({ length: size === 0 ? 0 : Math.ceil(count / size) }, (_, at) => at * size);
  return starts.map((from) => ({ from, to: Math.min(from + size, count) }));
}
