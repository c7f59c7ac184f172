import { newId } from '#platform/ids';
import { newToken, tokenHash } from '#platform/tokens';

import type { Db, Transaction } from '../handle';

/** The wrapper opens its web-view at once. */
const TOKEN_LASTS_MS = 5 * 60 * 1000;

/** Makes the secret that brings a person along into a web-view, once. */
export async function createWebViewToken(db: Db | Transaction, userId: string, now: Date): Promise<string> {
  const token = newToken();
  await db('web_view_tokens').insert({
    id: newId(),
    user_id: userId,
    token_hash: tokenHash(token),
    created_at: now,
    expires_at: new Date(now.getTime() + TOKEN_LASTS_MS),
  });
  return token;
}

/** Whose secret it is, used up by this call. */
export async function spendWebViewToken(db: Db | Transaction, token: string, now: Date): Promise<string | undefined> {
  const [spent]: { user_id: string }[] = await db('web_view_tokens')
    .where('token_hash', tokenHash(token))
    .whereNull('used_at')
    .where('expires_at', '>', now)
    .update({ used_at: now })
    .returning('user_id');
  return spent?.user_id;
}

/** Housekeeping; used or not. */
export async function deleteExpiredWebViewTokens(db: Db | Transaction, now: Date): Promise<number> {
  return db('web_view_tokens').where('expires_at', '<', now).delete();
}
