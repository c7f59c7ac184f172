import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { dropDraft, keepDraft, readDraft } from './draft-storage';

/** `tab`: until the tab closes; `browser`: also after the phone closed the browser. */
type Place = 'tab' | 'browser';

const storageOf = (place: Place) => (place === 'tab' ? window.sessionStorage : window.localStorage);

interface Draft {
  /** A draft from an earlier visit was restored. */
  restored: boolean;
  /** Deletes the draft after it was saved. */
  clearDraft: () => void;
  /** Discards the draft and resets the form. */
  discard: () => void;
}

/** Keeps unsaved input for a week, so that an expired session, a reload or a crash loses nothing. */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string,
  place: Place = 'tab',
): Draft {
  const [restored, setRestored] = useState(false);
  const kept = useRef(false);
  const { reset, subscribe, getValues } = form;

  useEffect(() => {
    const draft = kept.current ? undefined : readDraft(storageOf(place), name);
    kept.current = true;
    if (draft !== undefined) {
      reset(draft as Values, { keepDefaultValues: true });
      setRestored(true);
    }
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty }) => {
        if (isDirty === true) keepDraft(storageOf(place), name, getValues());
      },
    });
  }, [name, place, reset, subscribe, getValues]);

  const clearDraft = useCallback(() => {
    dropDraft(storageOf(place), name);
  }, [name, place]);
  const discard = useCallback(() => {
    clearDraft();
    setRestored(false);
    reset();
  }, [clearDraft, reset]);
  return { restored, clearDraft, discard };
}
