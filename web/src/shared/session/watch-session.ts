import { SESSION_WARNING_MS } from '#domain/accounts/session-ends';
import type { components } from '../http/api.generated';
import { api, call } from '../http/client';
import { followInput, hasUnsaidInput } from './last-input';

export type SessionTimes = components['schemas']['SessionTimes'];

const TICK_MS = 5_000;
/** Use is told at the latest after this part of the idle time. */
const TOLD_PART = 60;

const untilEnd = ({ idleSeconds, absoluteSeconds }: SessionTimes) =>
  Math.min(idleSeconds ?? absoluteSeconds, absoluteSeconds) * 1_000;

/** Whether the sign-in is about to end. */
export const isEnding = (times: SessionTimes) => untilEnd(times) <= SESSION_WARNING_MS;

export interface SessionWatch {
  /** Asks the server now how much is left. */
  look: () => Promise<void>;
  stop: () => void;
}

/**
 * Tells the server of use that no other call told, and asks how much is left shortly before the end; only the server's
 * clock counts, and its answer knows of every tab. When it is over, the refused question ends the session here.
 */
export function watchSession(idleMs: number, onTimes: (times: SessionTimes) => void): SessionWatch {
  const unfollow = followInput();
  let lookedAt = 0;
  let dueAt = 0;
  let underWay: Promise<void> | undefined;
  let stopped = false;
  const ask = async () => {
    lookedAt = Date.now();
    const times = await call(api.GET('/api/user/session'));
    if (stopped) return;
    dueAt = Date.now() + untilEnd(times) - SESSION_WARNING_MS;
    onTimes(times);
  };
  const look = () => {
    // Without an answer the next turn asks again.
    underWay ??= ask()
      .catch(() => undefined)
      .finally(() => {
        underWay = undefined;
      });
    return underWay;
  };
  const timer = setInterval(() => {
    const isTold = !hasUnsaidInput() || Date.now() - lookedAt < idleMs / TOLD_PART;
    if (!isTold || Date.now() >= dueAt) void look();
  }, TICK_MS);
  return {
    look,
    stop: () => {
      stopped = true;
      clearInterval(timer);
      unfollow();
    },
  };
}
