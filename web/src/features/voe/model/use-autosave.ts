import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { VerificationAnswer } from '#domain/employment-verifications/schema';
import { useBackOnline } from '#web/shared/connection/online';
import type { AnswerValues } from './form-values';
import { sentAnswer } from './form-values';

const IDLE_MS = 3_000;

interface AutosaveOptions {
  save: (answer: VerificationAnswer) => Promise<unknown>;
  /** The server has all answers. */
  onSaved: () => void;
}

interface Autosave {
  /** Some answers are not on the server yet. */
  isUnsaved: boolean;
  saveNow: () => void;
}

/** Runs when another tab or app is opened, or the page is closed. */
function useLeaving(run: () => void) {
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') run();
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
    };
  }, [run]);
}

/** Stores the answers on the server, all together, and knows whether there are newer ones. */
function useStore({ getValues }: UseFormReturn<AnswerValues>, { save, onSaved }: AutosaveOptions) {
  const [isUnsaved, setUnsaved] = useState(false);
  const stored = useRef('');
  const read = useCallback(() => {
    const answer = sentAnswer(getValues('answer'));
    return { answer, text: JSON.stringify(answer) };
  }, [getValues]);
  const look = useCallback(() => {
    const hasChanged = read().text !== stored.current;
    setUnsaved(hasChanged);
    return hasChanged;
  }, [read]);
  const saveNow = useCallback(() => {
    const { answer, text } = read();
    const store = async () => {
      await save(answer);
      stored.current = text;
      if (!look()) onSaved();
    };
    // The page shows the mutation's error.
    store().catch(() => undefined);
  }, [read, look, save, onSaved]);
  useEffect(() => {
    stored.current = read().text;
  }, [read]);
  return { isUnsaved, look, saveNow };
}

/** Saves the answers a moment after the last change, when the page is left, and again when the network is back. */
export function useAutosave(form: UseFormReturn<AnswerValues>, options: AutosaveOptions): Autosave {
  const { isUnsaved, look, saveNow } = useStore(form, options);
  const { subscribe } = form;
  const saveChanges = useCallback(() => {
    if (look()) saveNow();
  }, [look, saveNow]);
  useBackOnline(saveChanges);
  useLeaving(saveChanges);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = subscribe({
      formState: { values: true },
      callback: () => {
        look();
        clearTimeout(timer);
        timer = setTimeout(saveChanges, IDLE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [subscribe, look, saveChanges]);
  return { isUnsaved, saveNow };
}
