import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { VerificationAnswer } from '#domain/employment-verifications/schema';
import type { AnswerValues } from './form-values';
import { sentAnswer } from './form-values';

const IDLE_MS = 3_000;

/** Saves the answers a moment after the last change. */
export function useAutosave(
  { subscribe, getValues }: UseFormReturn<AnswerValues>,
  save: (answer: VerificationAnswer) => void,
) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = JSON.stringify(sentAnswer(getValues('answer')));
    const end = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          const answer = sentAnswer(getValues('answer'));
          const next = JSON.stringify(answer);
          if (next === last) return;
          last = next;
          save(answer);
        }, IDLE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [subscribe, getValues, save]);
}
