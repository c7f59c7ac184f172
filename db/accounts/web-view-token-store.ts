import { MINUTE_MS } from '#domain/shared/durations';
import { newId } from '#platform/ids';
import { newToken, tokenHash } from '#platform/tokens';
import type { Db, Transaction } from '../core/handle';

/** Short, because the app opens the web view immediately. */
const TOKEN_LIFETIME_MS = 5 * MINUTE_MS;

interface TokenRequester {
  readonly userId: string;
  /** The requesting sign-in; the secret ends with it. */
  readonly familyId: string;
}

/** Creates a single-use secret that signs the user in to a web view. */
export async function createWebViewToken(
  db: Db | Transaction,
  { userId, familyId }: TokenRequester,
  now: Date,
): Promise<string> {
  const token = newToken();
  await db('web_view_tokens').insert({
    id: newId(),
    user_id: userId,
    family_id: familyId,
    token_hash: tokenHash(token),
    created_at: now,
    expires_at: new Date(now.getTime() + TOKEN_LIFETIME_MS),
  });
  return token;
}

/**
 * The person and sign-in that requested the secret, which this call uses up; undefined once that sign-in was revoked.
 */
export async function consumeWebViewToken(
  db: Db | Transaction,
  token: string,
  now: Date,
): Promise<TokenRequester | undefined> {
  const [consumed] = await db('web_view_tokens')
    .where('token_hash', tokenHash(token))
    .whereNull('used_at')
    .where('expires_at', '>', now)
    .whereExists(
      db('sessions')
        .whereRaw('sessions.family_id = web_view_tokens.family_id')
        .whereNull('sessions.revoked_at')
        .where('sessions.refresh_expires_at', '>', now)
        .select('sessions.id'),
    )
    .update({ used_at: now })
    .returning<TokenRequester[]>(['user_id as userId', 'family_id as familyId']);
  return consumed;
}

/** Invalidates all of this user's secrets, whichever sign-in requested them. */
export async function withdrawWebViewTokens(db: Db | Transaction, userId: string): Promise<void> {
  await db('web_view_tokens').where({ user_id: userId }).delete();
}

/** Run by retention; deletes used and unused secrets. */
export async function deleteExpiredWebViewTokens(db: Db | Transaction, now: Date): Promise<number> {
  return db('web_view_tokens').where('expires_at', '<', now).delete();
}
