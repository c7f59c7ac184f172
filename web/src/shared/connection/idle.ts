/** With the browser's data saver on, nothing is prefetched. */
const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

const AFTER_MS = 2_000;

/** Runs a function when the page is idle; returns a function that cancels it. */
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
