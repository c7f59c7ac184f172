import { stat } from 'node:fs/promises';
import type { Readiness } from '../../deps';
import { rejectOnTimeout } from './reject-on-timeout';

const TICK_MS = 250;
/** A loop that was blocked for so long has kept everybody waiting. */
const BLOCKED_MS = 1_000;
/** Longer than the interval of any prober, so that each of them sees a block. */
const REMEMBERED_MS = 15_000;

/** The processor time that this process has used since then. */
function workedMs(since: NodeJS.CpuUsage | undefined): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000;
}

/**
 * Whether this process can work: a blocked event loop answers a probe as soon as it is free again, as if nothing had been;
 * a pool without a free thread answers probes while sign-ins, files and compressed responses wait.
 */
export function createProcessReadiness(): Pick<Readiness, 'loop' | 'pool'> {
  // Unknown at first: starting the process blocks it, but nobody waits.
  let last: { readonly at: number; readonly worked: NodeJS.CpuUsage } | undefined;
  let blockedAt = -Infinity;
  const tick = (): void => {
    const at = performance.now();
    const isLate = last !== undefined && at - last.at > TICK_MS + BLOCKED_MS;
    // A tick is also late when other programs use the processor: then every process waits, and none is to be replaced.
    if (isLate && workedMs(last?.worked) > BLOCKED_MS) blockedAt = at;
    last = { at, worked: process.cpuUsage() };
  };
  setInterval(tick, TICK_MS).unref();
  let probe: Promise<unknown> | undefined;
  return {
    loop: async () => {
      tick();
      if (performance.now() - blockedAt < REMEMBERED_MS) throw new Error('The event loop was blocked');
      await Promise.resolve();
    },
    pool: () => {
      // One probe at a time: a full pool must not get more to do.
      probe ??= stat(__dirname).finally(() => {
        probe = undefined;
      });
      return rejectOnTimeout(probe);
    },
  };
}
