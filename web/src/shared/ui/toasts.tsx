import { lazy, Suspense, useSyncExternalStore } from 'react';

export type ToastKind = 'success' | 'info' | 'error';
export interface ToastAction {
  label: string;
  run: () => void;
}
export interface Toast {
  kind: ToastKind;
  text: string;
  /** Where to see it. */
  action?: ToastAction | undefined;
  /** Takes it back; such a toast stays longer. */
  undo?: () => void;
}

type Show = (toast: Toast) => void;

const waiting: Toast[] = [];
const wantListeners = new Set<() => void>();
let show: Show | undefined;
let wanted = false;

function push(toast: Toast) {
  if (show) {
    show(toast);
    return;
  }
  waiting.push(toast);
  wanted = true;
  for (const listener of wantListeners) listener();
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
};

/** The host takes over what has been waiting for its code. */
export function attachToasts(next: Show): () => void {
  show = next;
  for (const toastWaiting of waiting.splice(0)) next(toastWaiting);
  return () => {
    if (show === next) show = undefined;
  };
}

const ToastHost = lazy(() => import('./toast-host').then((module) => ({ default: module.ToastHost })));

function subscribe(listener: () => void) {
  wantListeners.add(listener);
  return () => {
    wantListeners.delete(listener);
  };
}

/** Fetches antd's notification with the first toast, not before. */
export function Toasts() {
  const isWanted = useSyncExternalStore(subscribe, () => wanted);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <ToastHost attach={attachToasts} />
    </Suspense>
  );
}
