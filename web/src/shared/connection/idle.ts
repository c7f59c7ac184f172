/** On a line that somebody pays for by the byte, only what is asked for is fetched. */
const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

const AFTER_MS = 2_000;

/** Does something when the page has nothing better to do; returns the way to call it off. */
export function whenIdle(run: () => void): () => void {
  if (savesData()) return () => undefined;
  let idle: number | undefined;
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in window) idle = window.requestIdleCallback(run);
    else run();
  }, AFTER_MS);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) window.cancelIdleCallback(idle);
  };
}
