import { toast } from './toasts';

/** An action that waits while its toast offers an undo: until then, nothing has been sent. */
export interface HeldAction {
  /** Names what the action is about, such as `pass:<candidacy>`; the same key is not held twice. */
  key: string;
  /** What will be done, for the toast. */
  text: string;
  /** Sends the action; a refusal is shown as a toast. */
  run: () => Promise<unknown>;
}

const held = new Map<string, () => Promise<void>>();
const listeners = new Set<() => void>();

function notify() {
  for (const listener of listeners) listener();
}

/** Only the first of "undo" and "send" has an effect. */
const take = (key: string): boolean => {
  const wasHeld = held.delete(key);
  if (wasHeld) notify();
  return wasHeld;
};

/** Runs the action when its toast disappears, unless the user undoes it there. */
export function holdAction({ key, text, run }: HeldAction) {
  if (held.has(key)) return;
  const send = async () => {
    if (!take(key)) return;
    await run().catch((problem: unknown) => {
      toast.problem(problem);
    });
  };
  held.set(key, send);
  notify();
  toast.undoable(
    text,
    () => {
      take(key);
    },
    () => void send(),
  );
}

/** Sends what is still held, because the page closes or the user signs out. */
export async function sendHeldActions(): Promise<void> {
  await Promise.all([...held.values()].map((send) => send()));
}

export const isHeld = (key: string): boolean => held.has(key);

export function subscribeToHeld(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

// "pagehide" also fires on phones, where a page that is put away gets no "beforeunload".
window.addEventListener('pagehide', () => void sendHeldActions());
