import type { Db, Transaction } from '../core/handle';

/** An active member of operations or of a carrier's staff who receives the morning digest. */
export interface DigestRecipient {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly timeZone: string | null;
  readonly isOps: boolean;
  readonly isRecruiter: boolean;
  /** The carrier that the person works for. */
  readonly organizationId: string | null;
  /** The date of the last digest, and when it was created. */
  readonly lastOn: string | null;
  readonly lastAt: string | null;
}

/** Lists active members of operations and of carriers who have not turned the digest off. */
export async function listDigestRecipients(db: Db): Promise<DigestRecipient[]> {
  const recipients: DigestRecipient[] = await db('users')
    .joinRaw(
      `left join lateral (
         select digests.on_date, digests.made_at from digests
         where digests.user_id = users.id order by digests.on_date desc limit 1
       ) as last on true`,
    )
    .leftJoin('organizations', 'organizations.id', 'users.organization_id')
    // Follows from the next condition, but finds the staff in indexes instead of reading every driver's account.
    .whereRaw(`('ops' = any (users.roles) or users.organization_id is not null)`)
    .whereRaw(`('ops' = any (users.roles) or organizations.is_active)`)
    .where('users.is_active', true)
    .where('users.status', 'confirmed')
    .where('users.wants_digest', true)
    .orderBy('users.id')
    .select({
      id: 'users.id',
      email: 'users.email',
      firstName: 'users.first_name',
      timeZone: 'users.time_zone',
      isOps: db.raw(`'ops' = any (users.roles)`),
      isRecruiter: db.raw(`coalesce(users.position = 'RECRUITER', false)`),
      organizationId: 'users.organization_id',
      lastOn: 'last.on_date',
      lastAt: 'last.made_at',
    });
  return recipients;
}

/**
 * Claims a day's digest; false if it was already claimed. A second worker waits here for the first one's transaction.
 */
export async function claimDigest(
  trx: Transaction,
  { userId, day, now }: { userId: string; day: string; now: string },
): Promise<boolean> {
  const taken = await trx('digests')
    .insert({ user_id: userId, on_date: day, made_at: now, lines: 0 })
    .onConflict(['user_id', 'on_date'])
    .ignore()
    .returning('user_id');
  return taken.length > 0;
}

/** Stores the number of lines in the digest. */
export async function recordDigestLines(
  trx: Transaction,
  { userId, day, lines }: { userId: string; day: string; lines: number },
): Promise<void> {
  await trx('digests').where({ user_id: userId, on_date: day }).update({ lines });
}
