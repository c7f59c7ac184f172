import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { MINUTE_MS } from '#domain/shared/durations';
import { asApiProblem } from '#web/shared/http/api-problem';
import type { ReviewKey } from '../api/queue';
import { claimQuery } from '../api/queue';

const REFUSALS: readonly string[] = ['review-claimed', 'section-not-waiting'];

/** Claims the open review. A lost connection keeps the claim; a colleague's claim ends it. */
export function useClaim(review: ReviewKey) {
  const { data, error, refetch } = useQuery(claimQuery(review));
  const refused = error !== null && REFUSALS.includes(asApiProblem(error).code);
  return { claimed: data, error, refused, retry: () => void refetch() };
}

/** Well below the 15 minutes after which a claim expires. */
const TOUCH_MS = MINUTE_MS;
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
