export type ToastKind = 'success' | 'info' | 'error';

export interface ToastAction {
  label: string;
  run: () => void;
}

/** A message, optionally with a link or an undo (then it stays longer), or a problem whose text the host looks up. */
export type Toast =
  | {
      kind: ToastKind;
      text: string;
      action?: ToastAction | undefined;
      undo?: () => void;
      /** Runs when the toast disappears, for whatever reason. */
      onGone?: (() => void) | undefined;
    }
  | { kind: 'error'; problem: unknown };

/** More toasts would cover the page. */
const MAX_TOASTS = 5;

export interface ShownToast {
  id: number;
  toast: Toast;
}

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly ShownToast[]) {
  const gone = shown.filter(({ id }) => !next.some((each) => each.id === id));
  shown = next;
  for (const listener of listeners) listener();
  for (const { toast: each } of gone) if ('text' in each) each.onGone?.();
}

const isSame = (one: Toast, other: Toast) =>
  'text' in one ? 'text' in other && one.kind === other.kind && one.text === other.text : 'problem' in other;

function push(next: Toast) {
  lastId += 1;
  // A duplicate restarts the timer of the toast that is already shown.
  const others = shown.filter(({ toast: there }) => !isSame(there, next));
  set([...others, { id: lastId, toast: next }].slice(-MAX_TOASTS));
}

/** Short messages at the top right for three seconds, without duplicates. */
export const toast = {
  success: (text: string, action?: ToastAction) => {
    push({ kind: 'success', text, action });
  },
  /** For what can be undone; what must wait until then is held instead (held-actions.ts). */
  undoable: (text: string, undo: () => void, onGone?: () => void) => {
    push({ kind: 'success', text, undo, onGone });
  },
  info: (text: string) => {
    push({ kind: 'info', text });
  },
  error: (text: string) => {
    push({ kind: 'error', text });
  },
  problem: (problem: unknown) => {
    push({ kind: 'error', problem });
  },
};

export const shownToasts = () => shown;

export function dismissToast(id: number) {
  set(shown.filter((each) => each.id !== id));
}

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
