import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

const keyOf = (name: string) => `gladhand.draft.${name}`;

function read(name: string): unknown {
  const stored = window.sessionStorage.getItem(keyOf(name));
  return stored === null ? undefined : (JSON.parse(stored) as unknown);
}

interface Draft {
  /** What was typed before the page was left came back. */
  restored: boolean;
  /** It was saved: nothing is left to restore. */
  forget: () => void;
  /** It is not wanted: the form starts over. */
  discard: () => void;
}

/** Keeps what was typed in this tab until it is saved, so that an expired session or a reload loses nothing. */
export function useDraft<Values extends FieldValues>(form: UseFormReturn<Values>, name: string): Draft {
  const [restored, setRestored] = useState(false);
  const kept = useRef(false);
  const { reset, subscribe, getValues } = form;

  useEffect(() => {
    const draft = kept.current ? undefined : read(name);
    kept.current = true;
    if (draft !== undefined) {
      reset(draft as Values, { keepDefaultValues: true });
      setRestored(true);
    }
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty }) => {
        if (isDirty === true) window.sessionStorage.setItem(keyOf(name), JSON.stringify(getValues()));
      },
    });
  }, [name, reset, subscribe, getValues]);

  const forget = useCallback(() => {
    window.sessionStorage.removeItem(keyOf(name));
  }, [name]);
  const discard = useCallback(() => {
    forget();
    setRestored(false);
    reset();
  }, [forget, reset]);
  return { restored, forget, discard };
}
