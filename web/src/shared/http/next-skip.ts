/** The number of rows to skip for the next page of a counted list; undefined after the last one. */
export function nextSkip(
  last: { data: readonly unknown[]; count: number },
  pages: readonly { data: readonly unknown[] }[],
): number | undefined {
  const loaded = pages.reduce((sum, { data }) => sum + data.length, 0);
  return last.data.length === 0 || loaded >= last.count ? undefined : loaded;
}
