import { printLine } from './progress.mjs';

// Both `npm` and the terminal send Ctrl-C to the script, so a second signal within a second is the same key press.
const SAME_KEY_PRESS_MS = 1_000;

/**
 * Shuts the launcher down once, in order. `stop` is awaited; a second Ctrl-C calls `kill` and exits immediately.
 * @returns end(code), and isEnding() to recognize failures caused by the shutdown.
 */
export function guardLifetime({ stop, kill, codeAfterSignal = 0 }) {
  let endingSince;

  const end = (code) => {
    if (endingSince !== undefined) return;
    endingSince = Date.now();
    stop()
      .catch((error) => {
        console.error(error);
        kill();
      })
      .finally(() => process.exit(code));
  };

  const onSignal = () => {
    if (endingSince === undefined) {
      printLine('\nStopping …');
      end(codeAfterSignal);
    } else if (Date.now() - endingSince > SAME_KEY_PRESS_MS) {
      kill();
      process.exit(1);
    }
  };

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal);
  watchParent(onSignal);
  return { end, isEnding: () => endingSince !== undefined };
}

// A SIGTERM to `npm` does not reach its script, so watch whether the parent is gone.
function watchParent(onGone) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, 500);
  timer.unref();
}
