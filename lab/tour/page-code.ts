/**
 * The page as a person sees it: its visible text, the state of fields and of parts that fold, and its open dialogs. Without
 * the address, which some pages replace while they scroll.
 */
export const APPEARANCE = `JSON.stringify([
  document.body.innerText,
  Array.from(document.querySelectorAll('input, select, textarea'), ({ value, checked }) => [value, checked]),
  Array.from(document.querySelectorAll('[aria-expanded], [aria-pressed], [aria-selected]'),
    ({ ariaExpanded, ariaPressed, ariaSelected }) => [ariaExpanded, ariaPressed, ariaSelected]),
  Array.from(document.querySelectorAll('[role="dialog"]'), (dialog) => dialog.checkVisibility()),
])`;

/** Two frames, each with the tasks after it: what follows from the last action is shown, or requested. */
export const TWO_FRAMES = `(async () => {
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
  }
})()`;

/**
 * Nothing has changed for a while: React shows what it waited for up to 300 ms after the last placeholder, which may be
 * empty.
 */
export const STILL = `new Promise((resolve) => {
  let timer;
  const observer = new MutationObserver(() => restart());
  const end = () => { observer.disconnect(); resolve(); };
  const restart = () => { clearTimeout(timer); timer = setTimeout(end, 350); };
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  restart();
})`;

/** Number of visits inside the app before this one, as the router counts them in the history. */
export const VISITS = 'history.state?.idx ?? 0';

/**
 * Moves inside the app, as the browser's own buttons do. Returns whether the page shown before is gone; it stays if the app
 * refuses to leave it.
 */
export const move = (path: string) => `new Promise((resolve) => {
  const heading = document.querySelector('h1');
  let frames = 0;
  const resolveOnceGone = () => {
    frames += 1;
    if (!heading.isConnected) resolve(true);
    else if (frames === 1000) resolve(false);
    else requestAnimationFrame(resolveOnceGone);
  };
  history.pushState({ idx: (${VISITS}) + 1 }, '', ${JSON.stringify(path)});
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  resolveOnceGone();
})`;
