import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { Button } from './button';
import type { ShownToast } from './toasts';
import { dismissToast, shownToasts, subscribeToToasts } from './toasts';
import { UNDO_SECONDS } from './undo-seconds';
import './toasts.css';

/** How long a message without an undo is shown, in milliseconds. Tests of pages give themselves more time to read it. */
export const MessageTime = createContext(3_000);

const MARKS = { success: '✓', info: 'i', error: '!' };

/** Closes automatically, but not while it has the pointer or the focus. */
function Toast({ id, toast }: ShownToast) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [isHeld, setHeld] = useState(false);
  const undo = 'text' in toast ? toast.undo : undefined;
  const runUndo = () => {
    undo?.();
    dismissToast(id);
  };
  const where = 'text' in toast ? toast.action : undefined;
  const action = undo === undefined ? where : { label: t('undo'), run: runUndo };
  const messageMs = useContext(MessageTime);
  const shownMs = undo === undefined ? messageMs : UNDO_SECONDS * 1_000;
  const hold = () => {
    setHeld(true);
  };
  const release = () => {
    setHeld(false);
  };
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => {
      dismissToast(id);
    }, shownMs);
    return () => {
      clearTimeout(timer);
    };
  }, [id, isHeld, shownMs]);
  return (
    <div
      role={toast.kind === 'error' ? 'alert' : 'status'}
      className={`gh-toast gh-toast-${toast.kind}`}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <span aria-hidden="true" className="gh-toast-mark">
        {MARKS[toast.kind]}
      </span>
      <span className="gh-toast-text">{'text' in toast ? toast.text : problemText(toast.problem)}</span>
      {action === undefined ? null : (
        <Button size="small" onClick={action.run}>
          {action.label}
        </Button>
      )}
      <button
        type="button"
        className="gh-toast-close"
        aria-label={t('dismiss')}
        onClick={() => {
          dismissToast(id);
        }}
      >
        ×
      </button>
    </div>
  );
}

/** Loaded with every page, since a message about a lost network cannot be loaded without it. */
export function ToastHost() {
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts);
  return (
    <div className="gh-toasts">
      {toasts.map((shown) => (
        <Toast key={shown.id} {...shown} />
      ))}
    </div>
  );
}
