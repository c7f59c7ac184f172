import { toast } from './toasts';

/** An action that waits while its toast offers an undo: until then, nothing has been sent. */
export interface HeldAction {
  /** Names what the action is about, such as `pass:<candidacy>`; the same key is not held twice. */
  key: string;
  /** The text of the toast, in the past tense. */
  text: string;
  /** Sends the action (a command with `outlivesPage`); a refusal is shown as a toast. */
  run: () => Promise<unknown>;
}

let held: ReadonlyMap<string, () => Promise<void>> = new Map();
let keys: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function set(next: ReadonlyMap<string, () => Promise<void>>) {
  held = next;
  keys = new Set(next.keys());
  for (const listener of listeners) listener();
}

/** Only the first of "undo" and "send" has an effect. */
function release(key: string): boolean {
  if (!held.has(key)) return false;
  set(new Map([...held].filter(([each]) => each !== key)));
  return true;
}

/** Runs the action when its toast disappears, unless the user undoes it there. */
export function holdAction({ key, text, run }: HeldAction) {
  if (held.has(key)) return;
  const send = async () => {
    if (!held.has(key)) return;
    // Until the lists are fetched again the action counts as held, so that a hidden row does not come back for a moment.
    const sending = run();
    held = new Map([...held].filter(([each]) => each !== key));
    try {
      await sending;
    } catch (problem) {
      toast.problem(problem);
    }
    set(held);
  };
  set(new Map([...held, [key, send]]));
  toast.undoable(
    text,
    () => {
      release(key);
    },
    () => void send(),
  );
}

/** Sends what is still held, because the page closes or the user signs out. */
export async function sendHeldActions(): Promise<void> {
  await Promise.all([...held.values()].map((send) => send()));
}

/** The keys of what is held. */
export const heldKeys = (): ReadonlySet<string> => keys;

export function subscribeToHeld(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

// "pagehide" also fires on phones, where a page that is put away gets no "beforeunload".
window.addEventListener('pagehide', () => void sendHeldActions());
