import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useFormState } from 'react-hook-form';
import { changesOf, isDraft, keepDraft, readDraft } from './draft-storage';

interface OtherTab {
  /** Another tab has stored the same draft since this one was opened. */
  hasOther: boolean;
  /** Fills the form with the entries of the other tab. */
  load: () => void;
  /** Stores the entries of this tab in place of the other ones. */
  keep: () => void;
}

/** Tabs of one browser share a draft that outlives them: the last one that stores it wins, so both must know. */
export function useOtherTab<Values extends FieldValues>(form: UseFormReturn<Values>, name: string): OtherTab {
  const [other, setOther] = useState<unknown>();
  const { getValues } = form;
  const { defaultValues } = useFormState({ control: form.control });
  useEffect(() => {
    // Sent to all tabs but the one that wrote; a draft that was saved or discarded there is gone.
    const look = (event: StorageEvent) => {
      if (!isDraft(event, window.localStorage, name)) return;
      const stored = readDraft(window.localStorage, name);
      const isSame = JSON.stringify(stored) === JSON.stringify(changesOf(getValues(), defaultValues));
      setOther(isSame ? undefined : stored);
    };
    window.addEventListener('storage', look);
    return () => {
      window.removeEventListener('storage', look);
    };
  }, [name, getValues, defaultValues]);
  return {
    hasOther: other !== undefined,
    load: () => {
      form.reset({ ...(defaultValues as Values), ...(other as Partial<Values>) }, { keepDefaultValues: true });
      setOther(undefined);
    },
    keep: () => {
      keepDraft(window.localStorage, name, changesOf(getValues(), defaultValues));
      setOther(undefined);
    },
  };
}
