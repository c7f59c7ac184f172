import { useEffect, useState } from 'react';

const PAUSE_MS = 30_000;

/** After something was sent, its button rests for half a minute, so that a double click or impatience sends it once. */
export function usePause() {
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => {
    if (since === null) return undefined;
    const waiting = setTimeout(() => {
      setSince(null);
    }, PAUSE_MS);
    return () => {
      clearTimeout(waiting);
    };
  }, [since]);
  const pause = () => {
    setSince(Date.now());
  };
  return { isPausing: since !== null, pause };
}
