import type { Request, Response } from 'express';
import type { Actor } from '#domain/accounts/actor';
import { type Allowance, createBuckets } from '#platform/buckets';
import { createLimiterByName, TooBusyError } from '#platform/limiter';
import { bearerToken } from './authenticate';
import { refuseUntil } from './rate-limits';

/** The resource that a costly route uses: the process's time, or its few connections for searches. */
export interface Costly {
  /** The account or carrier whose allowance is charged; a carrier's staff share one allowance. */
  readonly chargedTo: 'account' | 'organization';
  readonly cost: number;
  /** One call runs at a time, and a few wait. */
  readonly isQueued?: true;
}

export interface CostLimiter {
  /** Refuses a token whose allowance was used up a moment ago, before its session is read. */
  readonly rejectEarly: (exchange: Exchange) => void;
  /** Runs the work, or refuses it because the caller's allowance is used up. */
  readonly run: <T>(call: CostlyCall, work: () => Promise<T>) => Promise<T>;
}

interface Exchange {
  readonly request: Request;
  readonly response: Response;
}

interface CostlyCall extends Exchange {
  readonly costly: Costly;
  readonly actor: Actor;
}

const MAX_WAITING = 20;
const RETRY_AFTER_MS = 1_000;

/**
 * Keeps one account or carrier from using up the process's time. In memory, since it protects this process; without an
 * allowance there is no limit.
 */
export function createCostLimiter(allowance: Allowance | undefined): CostLimiter {
  if (allowance === undefined) return { rejectEarly: () => undefined, run: (_call, work) => work() };
  const take = createBuckets(allowance);
  const queued = createLimiterByName(MAX_WAITING);
  const rejected = new Map<string, number>();
  return {
    rejectEarly: ({ request, response }) => {
      const waitMs = (rejected.get(bearerToken(request) ?? '') ?? 0) - performance.now();
      if (waitMs > 0) refuseUntil(response, waitMs);
    },
    run: ({ costly: { chargedTo, cost, isQueued }, actor, request, response }, work) => {
      const who = chargedTo === 'organization' ? (actor.organizationId ?? actor.userId) : actor.userId;
      const waitMs = take(who, cost);
      if (waitMs > 0) {
        const token = bearerToken(request) ?? '';
        const until = performance.now() + waitMs;
        rejected.set(token, until);
        setTimeout(() => {
          if (rejected.get(token) === until) rejected.delete(token);
        }, waitMs).unref();
        refuseUntil(response, waitMs);
      }
      if (!isQueued) return work();
      return queued(who, work).catch((error: unknown) => {
        if (error instanceof TooBusyError) refuseUntil(response, RETRY_AFTER_MS);
        throw error;
      });
    },
  };
}
