import { useEffect, useState } from 'react';

const EVERY_MS = 15_000;

/** The time in milliseconds, a few times a minute: for a running time in minutes. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
    }, EVERY_MS);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return now;
}
