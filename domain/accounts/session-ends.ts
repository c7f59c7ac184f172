import { DAY_MS, HOUR_MS, MINUTE_MS } from '../shared/durations';
import type { Role } from './roles';

/** How long a sign-in lasts, in milliseconds. */
export interface SessionLimits {
  /** Without activity; null if inactivity never ends it. */
  readonly idleMs: number | null;
  /** From its start, regardless of activity. */
  readonly absoluteMs: number;
}

const sensitive: SessionLimits = { idleMs: 30 * MINUTE_MS, absoluteMs: 12 * HOUR_MS };

/**
 * Limits of sign-ins by role: shortest for people who see all drivers or all data of a carrier (ASVS 5.0, 7.3.1 and
 * 7.3.2).
 */
export const sessionLimits: Readonly<Record<Role, SessionLimits>> = {
  ops: sensitive,
  'ops-admin': sensitive,
  'business-admin': sensitive,
  business: { idleMs: 12 * HOUR_MS, absoluteMs: 7 * DAY_MS },
  applicant: { idleMs: null, absoluteMs: 30 * DAY_MS },
};

/** The longest limit of any role. */
export const MAX_SESSION_MS = Math.max(...Object.values(sessionLimits).map(({ absoluteMs }) => absoluteMs));

/** Lead time of the warning before a sign-in ends. */
export const SESSION_WARNING_MS = MINUTE_MS;

/**
 * Request header with the whole seconds since the person last used keyboard, pointer or touch. It is a duration, so
 * that the browser's clock does not matter. A request without it, from a program or a background call, does not count
 * as activity.
 */
export const INPUT_AGE_HEADER = 'Gladhand-Input-Age';

/** The strictest limits of the given roles. */
export function limitsOf(roles: readonly Role[]): SessionLimits {
  const each = roles.map((role) => sessionLimits[role]);
  const idle = each.flatMap(({ idleMs }) => idleMs ?? []);
  return {
    idleMs: idle.length === 0 ? null : Math.min(...idle),
    absoluteMs: Math.min(MAX_SESSION_MS, ...each.map(({ absoluteMs }) => absoluteMs)),
  };
}

/** Why a sign-in ended: inactivity, or its maximum duration. */
export type SessionEndReason = 'idle' | 'absolute';

/** Why a page learns that its sign-in is over: it ended on its own, or the carrier of the person was deactivated. */
export const signOutReasons = ['idle', 'absolute', 'carrierInactive'] as const;
/** One of {@link signOutReasons}. */
export type SignOutReason = (typeof signOutReasons)[number];

/**
 * The facts that decide when a sign-in ends. The roles are the current ones, so that a role change takes effect
 * immediately.
 */
export interface SessionFacts {
  readonly roles: readonly Role[];
  readonly signedInAt: string;
  /** When the person was last active. */
  readonly activeAt: string;
  /** Why it was already found to have ended; it stays ended even if the roles change. */
  readonly endedAs?: SessionEndReason | null;
}

/** Milliseconds left before a sign-in ends; `idleMs` is null if inactivity never ends it. */
export function timeLeft({ roles, signedInAt, activeAt }: SessionFacts, now: Date): SessionLimits {
  const { idleMs, absoluteMs } = limitsOf(roles);
  return {
    idleMs: idleMs === null ? null : Date.parse(activeAt) + idleMs - now.getTime(),
    absoluteMs: Date.parse(signedInAt) + absoluteMs - now.getTime(),
  };
}

/** Why the sign-in has ended; undefined while it lasts. */
export function sessionEnd(facts: SessionFacts, now: Date): SessionEndReason | undefined {
  if (typeof facts.endedAs === 'string') return facts.endedAs;
  const { idleMs, absoluteMs } = timeLeft(facts, now);
  if (absoluteMs <= 0) return 'absolute';
  return idleMs !== null && idleMs <= 0 ? 'idle' : undefined;
}

const ACTIVITY_STEPS_PER_IDLE_TIMEOUT = 60;

/** Whether activity is worth storing: it must be newer than the stored one by a sixtieth of the idle timeout. */
export function isNewActivity({ roles, activeAt }: SessionFacts, lastInputAt: Date): boolean {
  const { idleMs } = limitsOf(roles);
  return idleMs !== null && lastInputAt.getTime() - Date.parse(activeAt) >= idleMs / ACTIVITY_STEPS_PER_IDLE_TIMEOUT;
}
