/** Below this, a measurement says more about the machine than about the work. */
const LEAST_MS = 300;
/** Four times the work takes four times as long; quadratic work takes sixteen times as long. */
const MAX_GROWTH = 8;
const TRIES = 3;

/** The processor time that some work takes, in milliseconds: other processes do not count. */
async function processorMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

async function leastMs(work: () => unknown): Promise<number> {
  let least = Infinity;
  for (let tried = 0; tried < TRIES; tried += 1) least = Math.min(least, await processorMs(work));
  return least;
}

/**
 * The growth of the processor time when the input is four times as large; 1 if the larger one takes next to none. The
 * work gets the size of its input.
 */
export async function growthOf(work: (size: number) => unknown, size: number): Promise<number> {
  if ((await processorMs(() => work(size))) < LEAST_MS) return 1;
  const large = await leastMs(() => work(size));
  return large < LEAST_MS ? 1 : large / Math.max(LEAST_MS / MAX_GROWTH, await leastMs(() => work(size / 4)));
}

/** Whether the work grows about as much as its input. */
export const growsInStep = async (work: (size: number) => unknown, size: number): Promise<boolean> =>
  (await growthOf(work, size)) <= MAX_GROWTH;
