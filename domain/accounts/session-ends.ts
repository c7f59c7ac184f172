import type { Role } from './roles';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long a sign-in goes on. */
export interface SessionLimits {
  /** Without use by a person; null where it never ends for that. */
  readonly idleMs: number | null;
  /** Since the sign-in, however much it is used. */
  readonly absoluteMs: number;
}

const sensitive: SessionLimits = { idleMs: 30 * minuteMs, absoluteMs: 12 * hourMs };

/** When sign-ins end, by role: who sees all drivers or all of a carrier soonest (ASVS 5.0, 7.3.1 and 7.3.2). */
export const sessionLimits: Readonly<Record<Role, SessionLimits>> = {
  ops: sensitive,
  'ops-admin': sensitive,
  'business-admin': sensitive,
  business: { idleMs: 12 * hourMs, absoluteMs: 7 * dayMs },
  applicant: { idleMs: null, absoluteMs: 30 * dayMs },
};

/** No sign-in lasts longer, whoever it is. */
export const LONGEST_SESSION_MS = Math.max(...Object.values(sessionLimits).map(({ absoluteMs }) => absoluteMs));

/** The page warns so long before a sign-in ends. */
export const SESSION_WARNING_MS = minuteMs;

/**
 * Says with a request how many whole seconds ago a person last used keyboard, pointer or touch. A duration, so that the
 * clock of the browser does not count. A request without it, from a program or made by the page itself, is no use.
 */
export const INPUT_AGE_HEADER = 'Gladhand-Input-Age';

/** The strictest of what the roles have. */
export function limitsOf(roles: readonly Role[]): SessionLimits {
  const each = roles.map((role) => sessionLimits[role]);
  const idle = each.flatMap(({ idleMs }) => idleMs ?? []);
  return {
    idleMs: idle.length === 0 ? null : Math.min(...idle),
    absoluteMs: Math.min(LONGEST_SESSION_MS, ...each.map(({ absoluteMs }) => absoluteMs)),
  };
}

/** Why a sign-in is over: nobody used it, or it began too long ago. */
export const sessionEndReasons = ['idle', 'absolute'] as const;
/** One of {@link sessionEndReasons}. */
export type SessionEndReason = (typeof sessionEndReasons)[number];

/** What the end of a sign-in follows from; the roles are those of now, so that a new position counts at once. */
export interface SessionFacts {
  readonly roles: readonly Role[];
  readonly signedInAt: string;
  /** When a person last used it. */
  readonly activeAt: string;
  /** What it was seen to have ended of; such a sign-in stays over, whatever the roles are now. */
  readonly endedAs?: SessionEndReason | null;
}

/** How much of a sign-in is left; `idleMs` is null where it never ends for want of use. */
export function timeLeft({ roles, signedInAt, activeAt }: SessionFacts, now: Date): SessionLimits {
  const { idleMs, absoluteMs } = limitsOf(roles);
  return {
    idleMs: idleMs === null ? null : Date.parse(activeAt) + idleMs - now.getTime(),
    absoluteMs: Date.parse(signedInAt) + absoluteMs - now.getTime(),
  };
}

/** Why the sign-in is over, or nothing while it goes on. */
export function sessionEnd(facts: SessionFacts, now: Date): SessionEndReason | undefined {
  if (typeof facts.endedAs === 'string') return facts.endedAs;
  const { idleMs, absoluteMs } = timeLeft(facts, now);
  if (absoluteMs <= 0) return 'absolute';
  return idleMs !== null && idleMs <= 0 ? 'idle' : undefined;
}

const noticedPart = 60;

/** Whether a use is worth writing down: what is a sixtieth of the idle time newer than what is known. */
export function isNewUse({ roles, activeAt }: SessionFacts, usedAt: Date): boolean {
  const { idleMs } = limitsOf(roles);
  return idleMs !== null && usedAt.getTime() - Date.parse(activeAt) >= idleMs / noticedPart;
}
