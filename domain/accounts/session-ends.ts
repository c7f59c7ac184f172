import type { Role } from './roles';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long a sign-in goes on. */
export interface SessionLimits {
  /** Without use by a person; null where lack of use never ends it. */
  readonly idleMs: number | null;
  /** Since it began, however much it is used. */
  readonly absoluteMs: number;
}

const sensitive: SessionLimits = { idleMs: 30 * minuteMs, absoluteMs: 12 * hourMs };

/**
 * When sign-ins end, by role: soonest for people who see all drivers or all data of a carrier (ASVS 5.0, 7.3.1 and
 * 7.3.2).
 */
export const sessionLimits: Readonly<Record<Role, SessionLimits>> = {
  ops: sensitive,
  'ops-admin': sensitive,
  'business-admin': sensitive,
  business: { idleMs: 12 * hourMs, absoluteMs: 7 * dayMs },
  applicant: { idleMs: null, absoluteMs: 30 * dayMs },
};

/** No sign-in of any role lasts longer. */
export const MAX_SESSION_MS = Math.max(...Object.values(sessionLimits).map(({ absoluteMs }) => absoluteMs));

/** How long before the end of a sign-in the page warns. */
export const SESSION_WARNING_MS = minuteMs;

/**
 * Request header with the whole seconds since a person last used keyboard, pointer or touch. It is a duration, so that
 * the browser's clock does not matter. A request without it, from a program or from the page on its own, does not count
 * as use.
 */
export const INPUT_AGE_HEADER = 'Gladhand-Input-Age';

/** The strictest of what the roles have. */
export function limitsOf(roles: readonly Role[]): SessionLimits {
  const each = roles.map((role) => sessionLimits[role]);
  const idle = each.flatMap(({ idleMs }) => idleMs ?? []);
  return {
    idleMs: idle.length === 0 ? null : Math.min(...idle),
    absoluteMs: Math.min(MAX_SESSION_MS, ...each.map(({ absoluteMs }) => absoluteMs)),
  };
}

/** Why a sign-in is over: nobody used it, or it began too long ago. */
export const sessionEndReasons = ['idle', 'absolute'] as const;
/** One of {@link sessionEndReasons}. */
export type SessionEndReason = (typeof sessionEndReasons)[number];

/**
 * The facts that decide when a sign-in ends; the roles are the current ones, so that a new position counts immediately.
 */
export interface SessionFacts {
  readonly roles: readonly Role[];
  readonly signedInAt: string;
  /** When a person last used it. */
  readonly activeAt: string;
  /** What it was seen to have ended of; such a sign-in stays over, whatever the roles are now. */
  readonly endedAs?: SessionEndReason | null;
}

/** How much of a sign-in is left; `idleMs` is null where lack of use never ends it. */
export function timeLeft({ roles, signedInAt, activeAt }: SessionFacts, now: Date): SessionLimits {
  const { idleMs, absoluteMs } = limitsOf(roles);
  return {
    idleMs: idleMs === null ? null : Date.parse(activeAt) + idleMs - now.getTime(),
    absoluteMs: Date.parse(signedInAt) + absoluteMs - now.getTime(),
  };
}

/** Why the sign-in is over, or undefined while it lasts. */
export function sessionEnd(facts: SessionFacts, now: Date): SessionEndReason | undefined {
  if (typeof facts.endedAs === 'string') return facts.endedAs;
  const { idleMs, absoluteMs } = timeLeft(facts, now);
  if (absoluteMs <= 0) return 'absolute';
  return idleMs !== null && idleMs <= 0 ? 'idle' : undefined;
}

const USE_STEPS_PER_IDLE_TIME = 60;

/** Whether a use is worth storing: it must be newer than the stored one by a sixtieth of the idle time. */
export function isNewUse({ roles, activeAt }: SessionFacts, usedAt: Date): boolean {
  const { idleMs } = limitsOf(roles);
  return idleMs !== null && usedAt.getTime() - Date.parse(activeAt) >= idleMs / USE_STEPS_PER_IDLE_TIME;
}
