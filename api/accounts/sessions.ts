import type { Request } from 'express';

import type { Db, Transaction } from '#db/handle';
import {
  insertSession,
  lockRefreshableSession,
  markRotated,
  revokeFamily,
  insertSignIn,
  type NewSession,
} from '#db/stores/session-store';
import { ProblemError } from '#domain/problems';
import { newId } from '#platform/ids';
import { newToken, tokenHash } from '#platform/tokens';

const minuteMs = 60_000;
const accessMs = 15 * minuteMs;
const refreshMs = 30 * 24 * 60 * minuteMs;
/** Two tabs that wake up together send the same cookie; within this time that is not a theft. */
const rotationGraceMs = 30_000;
const deviceLength = 200;
const ipv6Groups = 8;

export interface Tokens {
  readonly accessToken: string;
  readonly accessExpiresAt: Date;
  readonly refreshToken: string;
  readonly refreshExpiresAt: Date;
}

export interface Device {
  readonly device: string | null;
  readonly ipPrefix: string | null;
}

interface Owner {
  readonly userId: string;
  /** Everything that comes from one sign-in. */
  readonly familyId: string;
}

export type Refreshed = { readonly userId: string; readonly tokens: Tokens } | { readonly stolenFamilyId: string };

/** Told in the transaction that ends the sign-in. */
export type OnTheft = (trx: Transaction, stolen: Owner & { readonly device: string | null }) => Promise<void>;

interface Moment {
  readonly device: Device;
  readonly now: Date;
}

/** Signs somebody in; the audit says so. */
export async function startSession(db: Db | Transaction, userId: string, moment: Moment): Promise<Tokens> {
  const { tokens, session } = newSession({ userId, familyId: newId() }, moment);
  await insertSignIn(db, session);
  return tokens;
}

/** New tokens for the refresh token; an old one that comes back later ends the whole sign-in. */
export async function refreshSession(
  db: Db,
  refreshToken: string,
  { onTheft, ...moment }: Moment & { readonly onTheft: OnTheft },
): Promise<Refreshed> {
  const now = moment.now.getTime();
  return db.transaction(async (trx) => {
    const session = await lockRefreshableSession(trx, tokenHash(refreshToken));
    if (session === undefined || session.revokedAt !== null || Date.parse(session.refreshExpiresAt) <= now) {
      throw new ProblemError('session-expired');
    }
    if (session.rotatedAt !== null && now - Date.parse(session.rotatedAt) > rotationGraceMs) {
      // Returned and not thrown: the revocation must be committed.
      await revokeFamily(trx, session.familyId, moment.now);
      await onTheft(trx, session);
      return { stolenFamilyId: session.familyId };
    }
    await markRotated(trx, session.id, moment.now);
    const next = newSession(session, moment);
    await insertSession(trx, next.session);
    return { userId: session.userId, tokens: next.tokens };
  });
}

export function deviceOf(request: Request): Device {
  return {
    device: request.get('user-agent')?.slice(0, deviceLength) ?? null,
    ipPrefix: request.ip === undefined ? null : ipPrefix(request.ip),
  };
}

function newSession({ userId, familyId }: Owner, { device, now }: Moment): { tokens: Tokens; session: NewSession } {
  const tokens: Tokens = {
    accessToken: newToken(),
    accessExpiresAt: new Date(now.getTime() + accessMs),
    refreshToken: newToken(),
    refreshExpiresAt: new Date(now.getTime() + refreshMs),
  };
  const session = {
    ...device,
    id: newId(),
    familyId,
    userId,
    accessTokenHash: tokenHash(tokens.accessToken),
    accessExpiresAt: tokens.accessExpiresAt,
    refreshTokenHash: tokenHash(tokens.refreshToken),
    refreshExpiresAt: tokens.refreshExpiresAt,
    now,
  };
  return { tokens, session };
}

/** Enough to notice another place, too little to name a household: /24 of IPv4, /48 of IPv6. */
function ipPrefix(ip: string): string {
  const v4 = ip.replace(/^::ffff:/i, '');
  if (v4.includes('.')) return `${v4.split('.').slice(0, 3).join('.')}.0/24`;
  const [start = '', end] = ip.split('::');
  const groups = start === '' ? [] : start.split(':');
  const omitted = end === undefined ? 0 : ipv6Groups - groups.length - end.split(':').length;
  return `${[...groups, ...Array<string>(omitted).fill('0')].slice(0, 3).join(':')}::/48`;
}
