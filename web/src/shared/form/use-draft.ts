import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { changesOf, dropDraft, keepDraft, readDraft } from './draft-storage';

/** `tab`: until the tab closes; `browser`: even after the browser closes. */
export type DraftLifetime = 'tab' | 'browser';

const storageOf = (lifetime: DraftLifetime) => (lifetime === 'tab' ? window.sessionStorage : window.localStorage);

interface Draft {
  /** A draft from an earlier visit was restored. */
  restored: boolean;
  /** Deletes the draft after it was saved. */
  clearDraft: () => void;
  /** Discards the draft and resets the form. */
  discard: () => void;
}

/**
 * Keeps unsaved input for a week, so that an expired session, a reload or a crash loses nothing. Only what was changed is kept:
 * beside it, the form shows what is stored by then, which another tab may have changed.
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string,
  lifetime: DraftLifetime = 'tab',
): Draft {
  const [restored, setRestored] = useState(false);
  const kept = useRef(false);
  const { reset, subscribe, getValues } = form;

  useEffect(() => {
    const draft = kept.current ? undefined : readDraft(storageOf(lifetime), name);
    kept.current = true;
    if (draft !== undefined) {
      reset({ ...getValues(), ...(draft as Partial<Values>) }, { keepDefaultValues: true });
      // eslint-disable-next-line react/set-state-in-effect -- the form itself is filled in only after it is mounted
      setRestored(true);
    }
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty, type, defaultValues }) => {
        if (isDirty === true) keepDraft(storageOf(lifetime), name, changesOf(getValues(), defaultValues));
        // The user has taken back every change.
        else if (type === 'change') dropDraft(storageOf(lifetime), name);
      },
    });
  }, [name, lifetime, reset, subscribe, getValues]);

  const clearDraft = useCallback(() => {
    dropDraft(storageOf(lifetime), name);
  }, [name, lifetime]);
  const discard = useCallback(() => {
    setRestored(false);
    // The form reports the values that it resets to before it counts as unchanged.
    reset();
    clearDraft();
  }, [clearDraft, reset]);
  return { restored, clearDraft, discard };
}
