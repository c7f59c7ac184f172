const TEN_SECONDS_MS = 10_000;

/**
 * Fifty users in one office with ten pages each reconnect at the same time when a node restarts, and half of them retry
 * because the first responses are slow.
 */
export const MAX_HANDSHAKES = 1_000;

/** Counts the handshakes of each IP address in this process, and returns whether one more is allowed. */
export function countHandshakes(max: number, now: () => number = Date.now): (address: string) => boolean {
  const counts = new Map<string, number>();
  let endsAt = 0;
  return (address) => {
    if (now() >= endsAt) {
      counts.clear();
      endsAt = now() + TEN_SECONDS_MS;
    }
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count <= max;
  };
}
