import { INPUT_AGE_HEADER } from '#domain/accounts/session-ends';

interface Input {
  at: number;
  /** From the monotonic clock. It may stop while the computer sleeps, so the longer of the two durations counts. */
  ticks: number;
}

let last: Input | undefined;
let reported: Input | undefined;
let isHeld = false;

/** Records activity of a person on this page. */
export function noteInput() {
  last = { at: Date.now(), ticks: performance.now() };
}

function onInput() {
  if (!isHeld) noteInput();
}

const INPUTS = ['keydown', 'pointerdown', 'pointermove', 'touchstart', 'wheel'] as const;

/** Records keyboard, pointer and touch input on the page; returns a function that stops it. */
export function followInput(): () => void {
  for (const kind of INPUTS) window.addEventListener(kind, onInput, { capture: true, passive: true });
  return () => {
    for (const kind of INPUTS) window.removeEventListener(kind, onInput, { capture: true });
    last = undefined;
    isHeld = false;
  };
}

/** While the warning is open, only its buttons count as activity. */
export function holdInput(hold: boolean) {
  isHeld = hold;
}

/** Whether there was activity that no request has reported. */
export const hasUnreportedInput = () => last !== undefined && last !== reported;

/** Sets the header with the time since the last activity on this page; before any activity, sets nothing. */
export function reportInput(headers: Headers) {
  if (last === undefined) return;
  const age = Math.max(Date.now() - last.at, performance.now() - last.ticks, 0);
  headers.set(INPUT_AGE_HEADER, String(Math.floor(age / 1_000)));
  reported = last;
}
