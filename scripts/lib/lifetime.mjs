import { say } from './progress.mjs';

// `npm` passes a Ctrl-C on to its script, and so does the terminal: the second one within a moment is the same one.
const SAME_KEY_PRESS = 1_000;

/**
 * Ends the launcher in order: once, whoever asks for it. `stop` is awaited; asking again ends at once by `kill`.
 * @returns end(code), and isEnding() for work that fails because the end has begun.
 */
export function guardLifetime({ stop, kill, codeAfterSignal = 0 }) {
  let since;

  const end = (code) => {
    if (since !== undefined) return;
    since = Date.now();
    stop()
      .catch((error) => {
        console.error(error);
        kill();
      })
      .finally(() => process.exit(code));
  };

  const onSignal = () => {
    if (since === undefined) {
      say('\nStopping …');
      end(codeAfterSignal);
    } else if (Date.now() - since > SAME_KEY_PRESS) {
      kill();
      process.exit(1);
    }
  };

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal);
  watchParent(onSignal);
  return { end, isEnding: () => since !== undefined };
}

// A SIGTERM to `npm` ends npm alone; its script would live on.
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
