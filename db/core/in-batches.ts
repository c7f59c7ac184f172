/** Runs a batch after the other until one is not full; returns the number of rows of all. */
export async function inBatches(size: number, runBatch: () => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await runBatch();
    total += count;
    if (count < size) return total;
  }
}
