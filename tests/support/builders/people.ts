import { startSession } from '#api/accounts/sessions';
import { insertUser, type NewUser } from '#db/accounts/user-store';
import type { Db } from '#db/core/handle';
import { HOUR_MS } from '#domain/shared/durations';
import { newId } from '#platform/ids';
import { tokenHash } from '#platform/tokens';

/** The password of every test person, and its hash at the lowest cost: a hash names its own cost. */
export const testPassword = 'correct horse 7 battery!';
/** Its hash, for people whom other builders add. */
export const testPasswordHash =
  '$argon2id$v=19$m=64,t=1,p=1$GGbn4VGEc6asNK294nwOIQ$RUUUk91BIYwMziGRs2ZO6A3LC9Byt1kfpwg0yTIW9tM';

export interface TestOrganization {
  readonly id: string;
  readonly name: string;
}

export async function anOrganization(
  db: Db,
  overrides: { name?: string; isActive?: boolean } = {},
): Promise<TestOrganization> {
  const organization = { id: newId(), name: overrides.name ?? 'Blue Mesa Freight' };
  await db('organizations').insert({ ...organization, is_active: overrides.isActive ?? true });
  return organization;
}

/** An operations member unless the overrides say otherwise. */
export async function aUser(db: Db, overrides: Partial<NewUser> = {}): Promise<NewUser> {
  const id = overrides.id ?? newId();
  const user: NewUser = {
    id,
    email: `${id}@example.com`,
    passwordHash: testPasswordHash,
    firstName: 'Robin',
    lastName: 'Reyes',
    roles: ['ops'],
    status: 'confirmed',
    ...overrides,
  };
  await insertUser(db, user);
  return user;
}

/**
 * The access token of a new sign-in. A test on a slow machine may take longer than a token lasts, or than people of a
 * carrier may be idle: unless it names the time, the sign-in counts as active for hours.
 */
export async function anAccessToken(db: Db, userId: string, now?: Date): Promise<string> {
  const device = { device: null, ipPrefix: null };
  const { accessToken } = await startSession(db, userId, { device, now: now ?? new Date() });
  if (now === undefined) {
    const later = new Date(Date.now() + 10 * HOUR_MS);
    await db('sessions')
      .where({ access_token_hash: tokenHash(accessToken) })
      .update({ access_expires_at: later, refresh_expires_at: later, active_at: later });
  }
  return accessToken;
}

/** The same, with the id of the sign-in. */
export async function aSession(db: Db, userId: string, now?: Date): Promise<{ token: string; familyId: string }> {
  const token = await anAccessToken(db, userId, now);
  const row: { family_id: string } | undefined = await db('sessions')
    .where({ access_token_hash: tokenHash(token) })
    .first('family_id');
  if (row === undefined) throw new Error('The session was not stored');
  return { token, familyId: row.family_id };
}
