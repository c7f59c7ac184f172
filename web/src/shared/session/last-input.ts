import { INPUT_AGE_HEADER } from '#domain/accounts/session-ends';

interface Input {
  at: number;
  /** From a clock that nobody can set. It may stop while the computer sleeps, so the longer of the two counts. */
  ticks: number;
}

let last: Input | undefined;
let reported: Input | undefined;
let isHeld = false;

/** A person used this page just now. */
export function noteInput() {
  last = { at: Date.now(), ticks: performance.now() };
}

const onInput = () => {
  if (!isHeld) noteInput();
};

const INPUTS = ['keydown', 'pointerdown', 'pointermove', 'touchstart', 'wheel'] as const;

/** Notes keyboard, pointer and touch anywhere on the page; returns a function that stops it. */
export function followInput(): () => void {
  for (const kind of INPUTS) window.addEventListener(kind, onInput, { capture: true, passive: true });
  return () => {
    for (const kind of INPUTS) window.removeEventListener(kind, onInput, { capture: true });
    last = undefined;
    isHeld = false;
  };
}

/** While the warning is open, only its answer counts as use. */
export function holdInput(hold: boolean) {
  isHeld = hold;
}

/** Whether there was use that no request has reported. */
export const hasUnreportedInput = () => last !== undefined && last !== reported;

/** Reports with a request how long ago a person used this page, if anybody has. */
export function reportInput(headers: Headers) {
  if (last === undefined) return;
  const age = Math.max(Date.now() - last.at, performance.now() - last.ticks, 0);
  headers.set(INPUT_AGE_HEADER, String(Math.floor(age / 1_000)));
  reported = last;
}
