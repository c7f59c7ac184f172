import type { Request } from 'express';
import { findLiveSession, type LiveSession, touchSession } from '#db/accounts/session-store';
import type { Db } from '#db/core/handle';
import { type Actor, isCarrierStaff, isDriver } from '#domain/accounts/actor';
import { can, type Permission } from '#domain/accounts/policy';
import { ProblemError } from '#domain/problems';
import { MINUTE_MS } from '#domain/shared/durations';
import { tokenHash } from '#platform/tokens';
import { endIfExpired } from '../accounts/end-expired';
import { type Access, sharedPermissions } from './context';

/** Often enough to show who is active, rarely enough to avoid a write on every request. */
const TOUCH_AFTER_MS = 5 * MINUTE_MS;

export interface SignedIn {
  readonly actor: Actor;
  readonly session: LiveSession;
}

/** The user whose token it is; the error distinguishes a missing session from one that has ended. */
export async function authenticate(db: Db, token: string | undefined, now: Date): Promise<SignedIn> {
  if (token === undefined) throw new ProblemError('not-signed-in');
  const session = await findLiveSession(db, tokenHash(token), now);
  if (session === undefined) throw new ProblemError('session-expired');
  const ended = await endIfExpired(db, session, now);
  if (ended !== undefined) throw new ProblemError('session-expired', { ended });
  if (now.getTime() - Date.parse(session.lastUsedAt) > TOUCH_AFTER_MS) await touchSession(db, session.id, now);
  return { actor: actorOf(session), session };
}

export function bearerToken(request: Request): string | undefined {
  const [scheme, token] = (request.get('authorization') ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token !== '' ? token : undefined;
}

/** Checks the declared permission. The types of the route's context rely on its two checks of the actor's kind. */
export function authorize(
  actor: Actor,
  { permission: access, demo }: { readonly permission: Exclude<Access, 'public'>; readonly demo?: true },
): void {
  if (actor.isDemo && !demo) throw new ProblemError('forbidden');
  if (access === 'signed-in') return;
  if (!can(actor, access) || !hasExpectedKind(actor, access)) throw new ProblemError('forbidden');
}

function hasExpectedKind(actor: Actor, permission: Permission): boolean {
  if (permission.startsWith('driver:')) return isDriver(actor);
  if (sharedPermissions.some((shared) => shared === permission)) return true;
  return permission.startsWith('ops:') || isCarrierStaff(actor);
}

function actorOf(session: LiveSession): Actor {
  return {
    userId: session.userId,
    roles: session.roles,
    ...(session.position !== null && { position: session.position }),
    ...(session.organizationId !== null && { organizationId: session.organizationId }),
    ...(session.roles.includes('applicant') && { driverId: session.userId }),
    ...(session.isDemo && { isDemo: true }),
  };
}
