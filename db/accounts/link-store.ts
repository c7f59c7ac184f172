import { LINK_HOURS, STAFF_INVITATION_DAYS } from '#domain/accounts/lifetimes';
import { DAY_MS, HOUR_MS } from '#domain/shared/durations';
import { newId } from '#platform/ids';
import { newToken, tokenHash } from '#platform/tokens';
import type { Db, Transaction } from '../core/handle';

export type LinkPurpose = 'confirm' | 'recover' | 'change-email' | 'invitation';

/** How long a link is valid: a day, or a week for invitations, which may be read after a weekend. */
const linkLifetimesMs: Readonly<Record<LinkPurpose, number>> = {
  confirm: LINK_HOURS * HOUR_MS,
  recover: LINK_HOURS * HOUR_MS,
  'change-email': LINK_HOURS * HOUR_MS,
  invitation: STAFF_INVITATION_DAYS * DAY_MS,
};

export interface Link {
  readonly userId: string;
  /** The address that the link was emailed to. */
  readonly email: string;
  /** The sign-in that requested the link, if any. */
  readonly familyId: string | null;
}

interface NewLink extends Omit<Link, 'familyId'> {
  readonly purpose: LinkPurpose;
  readonly familyId?: string | undefined;
  readonly now: Date;
}

/**
 * Creates a link for an email, returns its secret, and invalidates earlier links for the same purpose; links that confirm the
 * same address stay valid until one is used, because emails arrive in any order. Without an
 * account it does the same work but stores nothing, so that the response time does not reveal who has one.
 */
export async function createLink(
  trx: Transaction,
  { userId, purpose, email, familyId, now }: NewLink,
): Promise<string> {
  await withdrawLinks(trx, { userId, purpose, now, ...(purpose === 'confirm' && { except: email }) });
  const token = newToken();
  await trx.raw(
    `insert into account_links (id, user_id, purpose, email, family_id, token_hash, created_at, expires_at)
     select ?, users.id, ?, ?, ?, ?, ?, ? from users where users.id = ?`,
    [
      newId(),
      purpose,
      email,
      familyId ?? null,
      tokenHash(token),
      now,
      new Date(now.getTime() + linkLifetimesMs[purpose]),
      userId,
    ],
  );
  return token;
}

/** The valid link with this secret; does not use it up. */
export async function findLink(
  db: Db | Transaction,
  { token, purposes, now }: { token: string; purposes: readonly LinkPurpose[]; now: Date },
): Promise<(Link & { readonly purpose: LinkPurpose }) | undefined> {
  return db('account_links')
    .where('token_hash', tokenHash(token))
    .whereIn('purpose', purposes)
    .whereNull('used_at')
    .where('expires_at', '>', now)
    .first<(Link & { purpose: LinkPurpose }) | undefined>({
      userId: 'user_id',
      email: 'email',
      familyId: 'family_id',
      purpose: 'purpose',
    });
}

/** Uses up the link with this secret; undefined if it is unknown, used or expired. */
export async function consumeLink(
  trx: Transaction,
  { token, purposes, now }: { token: string; purposes: readonly LinkPurpose[]; now: Date },
): Promise<(Link & { readonly purpose: LinkPurpose }) | undefined> {
  const [link] = await trx('account_links')
    .where('token_hash', tokenHash(token))
    .whereIn('purpose', purposes)
    .whereNull('used_at')
    .where('expires_at', '>', now)
    .update({ used_at: now })
    .returning<(Link & { purpose: LinkPurpose })[]>(['user_id as userId', 'email', 'family_id as familyId', 'purpose']);
  return link;
}

/** Invalidates all links for this purpose, or those of one sign-in if given, or those to other addresses. */
export async function withdrawLinks(
  db: Db | Transaction,
  {
    userId,
    purpose,
    familyId,
    except,
    now,
  }: { userId: string; purpose: LinkPurpose; familyId?: string; except?: string; now: Date },
): Promise<void> {
  await db('account_links')
    .where({ user_id: userId, purpose, ...(familyId !== undefined && { family_id: familyId }) })
    .whereNull('used_at')
    .whereRaw('email is distinct from ?', [except ?? null])
    .update({ used_at: now });
}
