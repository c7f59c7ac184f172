import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { asApiProblem } from '../../../shared/http/api-problem';
import { claimQuery } from '../api/queue';
import type { ReviewKey } from '../api/queue';

const REFUSALS: readonly string[] = ['review-claimed', 'section-not-waiting'];

/** Claims what is open. A lost connection takes nothing out of the reviewer's hands; somebody else's claim does. */
export function useClaim(review: ReviewKey) {
  const { data, error, refetch } = useQuery(claimQuery(review));
  const refused = error !== null && REFUSALS.includes(asApiProblem(error).code);
  return { claimed: data, error, refused, retry: () => void refetch() };
}

/** Often enough for a claim that lapses after a quarter of an hour. */
const TOUCH_MS = 60_000;
const SIGNS_OF_LIFE = ['keydown', 'pointerdown', 'scroll', 'wheel'] as const;

/** Renews a claim while the user is active; an idle claim expires for colleagues. */
export function useTouch(touch: () => void, isHeld: boolean) {
  const latest = useRef(touch);
  useEffect(() => {
    latest.current = touch;
  });
  useEffect(() => {
    if (!isHeld) return undefined;
    let touchedAt = Date.now();
    const onLife = () => {
      if (Date.now() - touchedAt < TOUCH_MS) return;
      touchedAt = Date.now();
      latest.current();
    };
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, onLife, { capture: true, passive: true });
    return () => {
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, onLife, { capture: true });
    };
  }, [isHeld]);
}
