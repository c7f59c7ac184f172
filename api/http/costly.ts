import type { Request, Response } from 'express';

import type { Actor } from '#domain/accounts/actor';
import { createBuckets, type Allowance } from '#platform/buckets';
import { createTurns, TooBusyError, type Turns } from '#platform/turns';

import { bearerToken } from './authenticate';
import { refuseUntil } from './rate-limits';

/** The resource that a costly route uses: the process's time, or its few connections for searches. */
export interface Costly {
  /** The account whose allowance is charged: all staff of a carrier share that carrier's. */
  readonly of: 'account' | 'organization';
  readonly price: number;
  /** One runs at a time, and a few wait. */
  readonly inTurn?: true;
}

export interface CostLimiter {
  /** Refuses a token whose allowance was used up a moment ago, before its session is looked up. */
  readonly rejectEarly: (exchange: Exchange) => void;
  /** Does the work, or refuses it because the caller's allowance is used up. */
  readonly ration: <T>(asked: Asked, work: () => Promise<T>) => Promise<T>;
}

interface Exchange {
  readonly request: Request;
  readonly response: Response;
}

interface Asked extends Exchange {
  readonly costly: Costly;
  readonly actor: Actor;
}

const MAX_WAITING = 20;
const busyMs = 1_000;

/**
 * Keeps one account or carrier from taking everyone else's time. In memory, since it protects this process; unlimited
 * without an allowance.
 */
export function createCostLimiter(allowance: Allowance | undefined): CostLimiter {
  if (allowance === undefined) return { rejectEarly: () => undefined, ration: (_asked, work) => work() };
  const take = createBuckets(allowance);
  const inTurn = turnsByName();
  const refused = new Map<string, number>();
  return {
    rejectEarly: ({ request, response }) => {
      const waitMs = (refused.get(bearerToken(request) ?? '') ?? 0) - performance.now();
      if (waitMs > 0) refuseUntil(response, waitMs);
    },
    ration: ({ costly: { of, price, inTurn: waits }, actor, request, response }, work) => {
      const who = of === 'organization' ? (actor.organizationId ?? actor.userId) : actor.userId;
      const waitMs = take(who, price);
      if (waitMs > 0) {
        const token = bearerToken(request) ?? '';
        const until = performance.now() + waitMs;
        refused.set(token, until);
        setTimeout(() => {
          if (refused.get(token) === until) refused.delete(token);
        }, waitMs).unref();
        refuseUntil(response, waitMs);
      }
      if (!waits) return work();
      return inTurn(who, work).catch((error: unknown) => {
        if (error instanceof TooBusyError) refuseUntil(response, busyMs);
        throw error;
      });
    },
  };
}

/** A separate queue for each, while it is in use. */
function turnsByName(): <T>(who: string, work: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, { readonly turn: Turns; users: number }>();
  return async (who, work) => {
    const own = kept.get(who) ?? { turn: createTurns({ concurrency: 1, waiting: MAX_WAITING }), users: 0 };
    kept.set(who, own);
    own.users += 1;
    try {
      return await own.turn(work);
    } finally {
      own.users -= 1;
      if (own.users === 0) kept.delete(who);
    }
  };
}
