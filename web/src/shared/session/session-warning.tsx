import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { limitsOf } from '#domain/accounts/session-ends';
import { useCurrentUser } from './current-user';
import { holdInput, noteInput } from './last-input';
import type { SessionTimes, SessionWatch } from './watch-session';
import { isEnding, watchSession } from './watch-session';

const SessionWarningDialog = lazy(() =>
  import('./session-warning-dialog').then((module) => ({ default: module.SessionWarningDialog })),
);

/** Warns shortly before the sign-in ends. Drivers have no idle timeout, so their sign-ins are not watched. */
export function SessionWarning() {
  const { roles } = useCurrentUser();
  const { idleMs } = limitsOf(roles);
  const watch = useRef<SessionWatch>(undefined);
  const [times, setTimes] = useState<SessionTimes>();
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (idleMs === null) return undefined;
    watch.current = watchSession(idleMs, setTimes);
    return watch.current.stop;
  }, [idleMs]);
  const isIdleTimeout = times !== undefined && (times.idleSeconds ?? Infinity) < times.absoluteSeconds;
  const isShown = times !== undefined && isEnding(times) && (isIdleTimeout || !isSeen);
  useEffect(() => {
    holdInput(isShown && isIdleTimeout);
  }, [isShown, isIdleTimeout]);
  if (!isShown) return null;
  const answer = () => {
    setSeen(!isIdleTimeout);
    noteInput();
    void watch.current?.check();
  };
  return (
    <Suspense fallback={null}>
      <SessionWarningDialog isIdleTimeout={isIdleTimeout} onAnswer={answer} />
    </Suspense>
  );
}
