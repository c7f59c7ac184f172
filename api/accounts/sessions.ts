import type { Request } from 'express';
import { revokeFamily } from '#db/accounts/session-end-store';
import {
  deleteSuccessors,
  lockRefreshableSession,
  markRotated,
  type RefreshableSession,
} from '#db/accounts/session-refresh-store';
import { insertSession, insertSignIn, type NewSession } from '#db/accounts/session-store';
import type { Db, Transaction } from '#db/core/handle';
import { MAX_SESSION_MS, sessionEnd, type SessionFacts } from '#domain/accounts/session-ends';
import { ProblemError } from '#domain/problems';
import { MINUTE_MS } from '#domain/shared/durations';
import { newId } from '#platform/ids';
import type { Sealer } from '#platform/sealing';
import { newToken, tokenHash } from '#platform/tokens';
import { endIfExpired } from './end-expired';
import { openTokens, sealTokens, type Tokens } from './sealed-tokens';

const ACCESS_MS = 15 * MINUTE_MS;
/** Two tabs that wake up together send the same cookie; within this time it is not treated as theft. */
const ROTATION_GRACE_MS = 30_000;
const DEVICE_LENGTH = 200;
const IPV6_GROUPS = 8;

export interface Device {
  readonly device: string | null;
  readonly ipPrefix: string | null;
}

interface Owner {
  readonly userId: string;
  /** Identifies all sessions that descend from one sign-in. */
  readonly familyId: string;
}

export type Refreshed = { readonly userId: string; readonly tokens: Tokens } | { readonly stolenFamilyId: string };

/** Called in the transaction that ends the sign-in. */
export type OnTheft = (trx: Transaction, stolen: Owner & { readonly device: string | null }) => Promise<void>;

interface RequestDetails {
  readonly device: Device;
  readonly now: Date;
}

/** The origin of a sign-in. */
export interface Origin {
  /** False if the user did not authenticate, for example with a token that another sign-in issued. */
  readonly isProven?: boolean;
  /** The sign-in that this one continues and ends with. */
  readonly continues?: Pick<SessionFacts, 'signedInAt' | 'activeAt'>;
}

/** Signs a user in and records it in the audit log. */
export async function startSession(
  db: Db | Transaction,
  userId: string,
  { isProven = true, continues, ...details }: RequestDetails & Origin,
): Promise<Tokens> {
  const { signedInAt = details.now, activeAt = details.now } = continues ?? {};
  const owner = { userId, familyId: newId(), provenAt: isProven ? details.now : null, signedInAt, activeAt };
  const { tokens, session } = newSession(owner, details);
  await insertSignIn(db, session);
  return tokens;
}

type RefreshRequest = RequestDetails & {
  readonly sealer: Sealer;
  readonly onTheft: OnTheft;
  /** The user's last activity on the page that refreshes its token, if the page reports it. */
  readonly lastInput?: Date | undefined;
};

/**
 * Exchanges a refresh token for new tokens. Each token has one successor: a retry within the grace period gets the
 * same tokens, so that two tabs share one sign-in. Later reuse ends the whole sign-in.
 */
export async function refreshSession(db: Db, refreshToken: string, request: RefreshRequest): Promise<Refreshed> {
  const refreshed = await db.transaction((trx) => exchange(trx, refreshToken, request));
  if (!('expired' in refreshed)) return refreshed;
  // Runs after the exchange has released its locks: recording the end locks all rows of the sign-in.
  const ended = await endIfExpired(db, refreshed.expired, request.now);
  throw new ProblemError('session-expired', ended && { ended });
}

async function exchange(trx: Transaction, refreshToken: string, request: RefreshRequest): Promise<Refreshed | Expired> {
  const { now, sealer, onTheft } = request;
  const session = await lockRefreshableSession(trx, tokenHash(refreshToken));
  if (session === undefined || hasEnded(session, now)) {
    throw new ProblemError(
      'session-expired',
      session?.isCarrierActive === false ? { ended: 'carrierInactive' } : undefined,
    );
  }
  if (session.endedAs !== null) return { expired: session };
  if (session.rotatedAt === null) return isExpired(session, now) ? { expired: session } : rotate(trx, session, request);
  if (session.successor === null || now.getTime() - Date.parse(session.rotatedAt) > ROTATION_GRACE_MS) {
    // Returned rather than thrown: the revocation must be committed.
    await revokeFamily(trx, session.familyId, now);
    await onTheft(trx, session);
    return { stolenFamilyId: session.familyId };
  }
  const tokens = openTokens(sealer, session.successor);
  const next = await lockRefreshableSession(trx, tokenHash(tokens.refreshToken));
  // That token has been exchanged since: a client that continued with it would later be treated as a thief.
  if (next !== undefined && next.rotatedAt !== null) return exchange(trx, tokens.refreshToken, request);
  const newest = next ?? session;
  return isExpired(newest, now) ? { expired: newest } : { userId: session.userId, tokens };
}

/** A sign-in that has ended, represented by its newest session, which has the time of the last activity. */
interface Expired {
  readonly expired: RefreshableSession;
}

const isExpired = (newest: RefreshableSession, now: Date): boolean => sessionEnd(newest, now) !== undefined;

const hasEnded = ({ revokedAt, endedAs, refreshExpiresAt }: RefreshableSession, now: Date): boolean =>
  (revokedAt !== null && endedAs === null) || Date.parse(refreshExpiresAt) <= now.getTime();

async function rotate(
  trx: Transaction,
  session: RefreshableSession,
  { sealer, lastInput, ...details }: RefreshRequest,
): Promise<Refreshed> {
  const { now } = details;
  const lastActivity = new Date(session.activeAt);
  const activeAt = lastInput !== undefined && lastInput > lastActivity ? lastInput : lastActivity;
  const next = newSession({ ...session, activeAt }, details);
  await markRotated(trx, session.id, { successor: sealTokens(sealer, next.tokens), now });
  await insertSession(trx, next.session);
  const rotatedBefore = new Date(now.getTime() - ROTATION_GRACE_MS);
  await deleteSuccessors(trx, { familyId: session.familyId, rotatedBefore });
  return { userId: session.userId, tokens: next.tokens };
}

export function deviceOf(request: Request): Device {
  return {
    device: request.get('user-agent')?.slice(0, DEVICE_LENGTH) ?? null,
    ipPrefix: request.ip === undefined ? null : ipPrefix(request.ip),
  };
}

function newSession(
  {
    userId,
    familyId,
    provenAt,
    signedInAt,
    activeAt,
  }: Owner & Pick<NewSession, 'provenAt' | 'signedInAt' | 'activeAt'>,
  { device, now }: RequestDetails,
): { tokens: Tokens; session: NewSession } {
  const tokens: Tokens = {
    accessToken: newToken(),
    accessExpiresAt: new Date(now.getTime() + ACCESS_MS),
    refreshToken: newToken(),
    refreshExpiresAt: new Date(new Date(signedInAt).getTime() + MAX_SESSION_MS),
  };
  const session = {
    ...device,
    id: newId(),
    familyId,
    userId,
    provenAt,
    signedInAt,
    activeAt,
    accessTokenHash: tokenHash(tokens.accessToken),
    accessExpiresAt: tokens.accessExpiresAt,
    refreshTokenHash: tokenHash(tokens.refreshToken),
    refreshExpiresAt: tokens.refreshExpiresAt,
    now,
  };
  return { tokens, session };
}

/** Enough to recognize a different location, too little to identify a household: /24 for IPv4, /48 for IPv6. */
function ipPrefix(ip: string): string {
  const v4 = ip.replace(/^::ffff:/i, '');
  if (v4.includes('.')) return `${v4.split('.').slice(0, 3).join('.')}.0/24`;
  const [start = '', end] = ip.split('::');
  const groups = start === '' ? [] : start.split(':');
  const omitted = end === undefined ? 0 : IPV6_GROUPS - groups.length - end.split(':').length;
  return `${[...groups, ...Array<string>(omitted).fill('0')].slice(0, 3).join(':')}::/48`;
}
