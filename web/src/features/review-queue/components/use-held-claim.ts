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
const RENEW_INTERVAL_MS = MINUTE_MS;
const ACTIVITY_EVENTS = ['keydown', 'pointerdown', 'scroll', 'wheel'] as const;

/** Renews a claim while the user is active; an idle claim expires for colleagues. */
export function useRenewClaim(renew: () => void, isHeld: boolean) {
  const latest = useRef(renew);
  useEffect(() => {
    latest.current = renew;
  });
  useEffect(() => {
    if (!isHeld) return undefined;
    let renewedAt = Date.now();
    const onActivity = () => {
      if (Date.now() - renewedAt < RENEW_INTERVAL_MS) return;
      renewedAt = Date.now();
      latest.current();
    };
    for (const event of ACTIVITY_EVENTS) window.addEventListener(event, onActivity, { capture: true, passive: true });
    return () => {
      for (const event of ACTIVITY_EVENTS) window.removeEventListener(event, onActivity, { capture: true });
    };
  }, [isHeld]);
}
