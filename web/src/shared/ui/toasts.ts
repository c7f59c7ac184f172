export type ToastKind = 'success' | 'info' | 'error';

export interface ToastAction {
  label: string;
  run: () => void;
}

/** News in words, perhaps with where to see it or the way to take it back (then it stays longer), or a problem that the host puts into words. */
export type Toast =
  | { kind: ToastKind; text: string; action?: ToastAction | undefined; undo?: () => void }
  | { kind: 'error'; problem: unknown };

/** More would cover the page. */
const MAX_TOASTS = 5;

export interface ShownToast {
  id: number;
  toast: Toast;
}

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly ShownToast[]) {
  shown = next;
  for (const listener of listeners) listener();
}

const isSame = (one: Toast, other: Toast) =>
  'text' in one ? 'text' in other && one.kind === other.kind && one.text === other.text : 'problem' in other;

function push(next: Toast) {
  lastId += 1;
  // A repeat renews the one that is there: it stays as long as if it were new.
  const others = shown.filter(({ toast: there }) => !isSame(there, next));
  set([...others, { id: lastId, toast: next }].slice(-MAX_TOASTS));
}

/** Short news at the top right for three seconds; the same text is never there twice. Never the only place of an error. */
export const toast = {
  success: (text: string, action?: ToastAction) => {
    push({ kind: 'success', text, action });
  },
  undoable: (text: string, undo: () => void) => {
    push({ kind: 'success', text, undo });
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
