import type { Db } from '#db/core/handle';
import type { Role } from '#domain/accounts/roles';

export interface SeededPerson {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly organizationId: string | null;
}

/** Seeded people, recognized by their shared password hash: the seed script hashes the demo password once. */
export async function findSeededPeople(db: Db, role: Role, count: number): Promise<SeededPerson[]> {
  const active = () => db('users').whereRaw('? = any (roles)', [role]).where({ is_active: true });
  const shared = await active()
    .whereNotNull('password_hash')
    .groupBy('password_hash')
    .orderByRaw('count(*) desc, password_hash')
    .first('password_hash');
  return active()
    .where({ password_hash: shared?.password_hash ?? '' })
    .orderBy('id')
    .limit(count)
    .select('id', 'email', 'password_hash as passwordHash', 'organization_id as organizationId');
}
