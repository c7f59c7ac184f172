/** Whatever made no progress for this long has failed. The only limit of a start: a busy machine may take any time. */
export const MAX_IDLE_MS = 5 * 60_000;

/**
 * Watches for progress. `saw(state)` takes a description of the current state; a different one than before is progress.
 * @param {number} maxIdleMs
 * @param {() => number} now the clock, in milliseconds
 */
export function watchIdle(maxIdleMs, now = Date.now) {
  let last;
  let since = now();
  return {
    saw(state) {
      if (state === last) return;
      last = state;
      since = now();
    },
    isIdle: () => now() - since > maxIdleMs,
  };
}

/** A span of time for people. */
export function spanOf(ms) {
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
