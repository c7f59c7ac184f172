import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

const keyOf = (name: string) => `gladhand.draft.${name}`;

/** `tab`: as long as the tab is open; `browser`: also when the phone closed the browser meanwhile. */
type Place = 'tab' | 'browser';

const storageOf = (place: Place) => (place === 'tab' ? window.sessionStorage : window.localStorage);

function read(name: string, place: Place): unknown {
  const stored = storageOf(place).getItem(keyOf(name));
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

/** Keeps what was typed until it is saved, so that an expired session, a reload or a crash loses nothing. */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string,
  place: Place = 'tab',
): Draft {
  const [restored, setRestored] = useState(false);
  const kept = useRef(false);
  const { reset, subscribe, getValues } = form;

  useEffect(() => {
    const draft = kept.current ? undefined : read(name, place);
    kept.current = true;
    if (draft !== undefined) {
      reset(draft as Values, { keepDefaultValues: true });
      setRestored(true);
    }
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty }) => {
        if (isDirty === true) storageOf(place).setItem(keyOf(name), JSON.stringify(getValues()));
      },
    });
  }, [name, place, reset, subscribe, getValues]);

  const forget = useCallback(() => {
    storageOf(place).removeItem(keyOf(name));
  }, [name, place]);
  const discard = useCallback(() => {
    forget();
    setRestored(false);
    reset();
  }, [forget, reset]);
  return { restored, forget, discard };
}
