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

/** Saves the answers a moment after the last change, when the page is left, and again when the network is back. */
export function useAutosave(
  { subscribe, getValues }: UseFormReturn<AnswerValues>,
  { save, onSaved }: AutosaveOptions,
): Autosave {
  const [isUnsaved, setUnsaved] = useState(false);
  const stored = useRef('');
  const read = useCallback(() => {
    const answer = sentAnswer(getValues('answer'));
    return { answer, text: JSON.stringify(answer) };
  }, [getValues]);

  const store = useCallback(async () => {
    const { answer, text } = read();
    await save(answer);
    stored.current = text;
    const hasChanged = read().text !== text;
    setUnsaved(hasChanged);
    if (!hasChanged) onSaved();
  }, [read, save, onSaved]);
  const saveNow = useCallback(() => {
    // The page shows the mutation's error.
    store().catch(() => undefined);
  }, [store]);
  const saveChanges = useCallback(() => {
    if (read().text !== stored.current) saveNow();
  }, [read, saveNow]);

  useEffect(() => {
    stored.current = read().text;
  }, [read]);
  useBackOnline(saveChanges);
  useLeaving(saveChanges);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = subscribe({
      formState: { values: true },
      callback: () => {
        setUnsaved(read().text !== stored.current);
        clearTimeout(timer);
        timer = setTimeout(saveChanges, IDLE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [subscribe, read, saveChanges]);
  return { isUnsaved, saveNow };
}
