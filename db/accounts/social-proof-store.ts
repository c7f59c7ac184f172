import type { SocialProfile } from '#domain/accounts/social/profile';
import type { SocialProvider } from '#domain/accounts/social/providers';
import { MINUTE_MS } from '#domain/shared/durations';
import { newId } from '#platform/ids';
import { newToken, tokenHash } from '#platform/tokens';
import type { Db, Transaction } from '../core/handle';

/** Long enough to fill in the rest of a sign-up form. */
export const PROOF_LIFETIME_MS = 30 * MINUTE_MS;

export interface SocialProof {
  readonly id: string;
  readonly profile: SocialProfile;
  /** An earlier proof, to be linked once this one has signed in to its account. */
  readonly waitingId: string | null;
}

interface ProofRow {
  readonly id: string;
  readonly provider: SocialProvider;
  readonly subject: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly waiting_id: string | null;
}

interface NewProof {
  readonly profile: SocialProfile;
  readonly waitingId: string | null;
  readonly now: Date;
}

const columns = ['id', 'provider', 'subject', 'email', 'first_name', 'last_name', 'waiting_id'];

/** Stores the profile from a provider, and returns a secret that can be used once. */
export async function createProof(db: Db | Transaction, { profile, waitingId, now }: NewProof): Promise<string> {
  const token = newToken();
  await db('social_proofs').insert({
    id: newId(),
    token_hash: tokenHash(token),
    provider: profile.provider,
    subject: profile.subject,
    email: profile.email,
    first_name: profile.firstName,
    last_name: profile.lastName,
    waiting_id: waitingId,
    created_at: now,
    expires_at: new Date(now.getTime() + PROOF_LIFETIME_MS),
  });
  return token;
}

export async function findProof(db: Db | Transaction, token: string, now: Date): Promise<SocialProof | undefined> {
  const row = await live(db, now)
    .where({ token_hash: tokenHash(token) })
    .first<ProofRow | undefined>(columns);
  return row && toProof(row);
}

/** Uses up the proof with this secret. */
export async function consumeProof(trx: Transaction, token: string, now: Date): Promise<SocialProof | undefined> {
  return consume(trx, { token_hash: tokenHash(token) }, now);
}

/** Uses up the waiting proof with this id. */
export async function consumeWaitingProof(trx: Transaction, id: string, now: Date): Promise<SocialProof | undefined> {
  return consume(trx, { id }, now);
}

/** Run by retention; the rows hold names and addresses. */
export async function deleteExpiredProofs(db: Db | Transaction, now: Date): Promise<number> {
  return db('social_proofs').where('expires_at', '<', now).delete();
}

async function consume(trx: Transaction, which: object, now: Date): Promise<SocialProof | undefined> {
  const [row] = await live(trx, now).where(which).update({ used_at: now }).returning<ProofRow[]>(columns);
  return row && toProof(row);
}

const live = (db: Db | Transaction, now: Date) =>
  db('social_proofs').whereNull('used_at').where('expires_at', '>', now);

function toProof(row: ProofRow): SocialProof {
  return {
    id: row.id,
    profile: {
      provider: row.provider,
      subject: row.subject,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
    },
    waitingId: row.waiting_id,
  };
}
