import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Scrolls to the part of the page in the URL, once it has loaded. */
export function useScrollToTarget(ready: boolean) {
  const { hash } = useLocation();
  useEffect(() => {
    if (ready && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'start' });
  }, [ready, hash]);
}
