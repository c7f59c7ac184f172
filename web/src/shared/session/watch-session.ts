import { SESSION_WARNING_MS } from '#domain/accounts/session-ends';
import type { components } from '#web/shared/http/api.generated';
import { api, call } from '#web/shared/http/client';
import { followInput, hasUnreportedInput } from './last-input';

export type SessionTimes = components['schemas']['SessionTimes'];

const TICK_MS = 5_000;
/** Unreported activity is reported within the idle timeout divided by this number. */
const REPORTS_PER_TIMEOUT = 60;

const untilEnd = ({ idleSeconds, absoluteSeconds }: SessionTimes) =>
  Math.min(idleSeconds ?? absoluteSeconds, absoluteSeconds) * 1_000;

/** Whether the sign-in is about to end. */
export const isEnding = (times: SessionTimes) => untilEnd(times) <= SESSION_WARNING_MS;

export interface SessionWatch {
  /** Requests the time left from the server. */
  check: () => Promise<void>;
  stop: () => void;
}

/**
 * Reports activity that no other call reported, and requests the time left shortly before the end. Only the server's clock
 * counts, and its response includes the activity in every tab. When the sign-in is over, the refused call ends the session
 * here.
 */
export function watchSession(idleMs: number, onTimes: (times: SessionTimes) => void): SessionWatch {
  const stopFollowing = followInput();
  let checkedAt = 0;
  let dueAt = 0;
  let underWay: Promise<void> | undefined;
  let stopped = false;
  const fetchTimes = async () => {
    checkedAt = Date.now();
    const times = await call(api.GET('/api/user/session'));
    if (stopped) return;
    dueAt = Date.now() + untilEnd(times) - SESSION_WARNING_MS;
    onTimes(times);
  };
  const check = () => {
    // Without a response, the next tick tries again.
    underWay ??= fetchTimes()
      .catch(() => undefined)
      .finally(() => {
        underWay = undefined;
      });
    return underWay;
  };
  const timer = setInterval(() => {
    const isReported = !hasUnreportedInput() || Date.now() - checkedAt < idleMs / REPORTS_PER_TIMEOUT;
    if (!isReported || Date.now() >= dueAt) void check();
  }, TICK_MS);
  return {
    check,
    stop: () => {
      stopped = true;
      clearInterval(timer);
      stopFollowing();
    },
  };
}
