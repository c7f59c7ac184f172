import { insertSession } from '#db/accounts/session-store';
import type { Db } from '#db/core/handle';
import type { RowOf } from '#db/core/table';
import { DAY_MS } from '#domain/shared/durations';
import { daysAfter, monthsBefore } from '#domain/shared/periods';
import { utcDate } from '#domain/shared/zoned-time';
import { newId } from '#platform/ids';
import { newToken, tokenHash } from '#platform/tokens';

const SESSION_MS = DAY_MS;

/** Creates a one-day session without the sign-in rate limit, and returns its access token. */
export async function tokenFor(db: Db, userId: string, now = new Date()): Promise<string> {
  const accessToken = newToken();
  const until = new Date(now.getTime() + SESSION_MS);
  await insertSession(db, {
    id: newId(),
    familyId: newId(),
    userId,
    accessTokenHash: tokenHash(accessToken),
    accessExpiresAt: until,
    refreshTokenHash: tokenHash(newToken()),
    refreshExpiresAt: until,
    device: 'lab',
    ipPrefix: null,
    provenAt: now,
    signedInAt: now,
    // No page reports activity during a run, so the session counts as active until it expires.
    activeAt: until,
    now,
  });
  return accessToken;
}

export interface Person {
  readonly userId: string;
  readonly token: string;
}

/** A carrier's recruiter and safety manager, and a member of operations. */
export interface Staff {
  readonly organizationId: string;
  readonly facilityId: string;
  readonly zone: string;
  readonly recruiter: Person;
  readonly safety: Person;
  readonly ops: Person;
}

interface StaffRow {
  readonly id: string;
  readonly organization_id: string;
  readonly time_zone: string;
  readonly recruiter_id: string;
  readonly safety_id: string;
}

/** Staff of the given carrier, or of the first one with both positions filled and an active facility. */
export async function findStaff(db: Db, organizationId?: string): Promise<Staff> {
  const [staff] = await findStaffOfCarriers(db, 1, organizationId);
  return staff;
}

/** Staff of different carriers, or of the given one, each with both positions filled and an active facility. */
export async function findStaffOfCarriers(
  db: Db,
  count: number,
  organizationId?: string,
): Promise<[Staff, ...Staff[]]> {
  const rows = await db('facilities as f')
    .join('users as r', (on) => {
      on.on('r.organization_id', 'f.organization_id').andOnVal('r.position', 'RECRUITER');
    })
    .join('users as s', (on) => {
      on.on('s.organization_id', 'f.organization_id').andOnVal('s.position', 'SAFETY');
    })
    .join('organizations as o', 'o.id', 'f.organization_id')
    .where({ 'f.is_active': true, 'o.is_active': true, 'r.is_active': true, 's.is_active': true })
    .where(organizationId === undefined ? {} : { 'o.id': organizationId })
    .distinctOn('f.organization_id')
    .orderBy(['f.organization_id', 'f.id', 'r.id', 's.id'])
    .limit(count)
    .select<StaffRow[]>('f.id', 'f.organization_id', 'f.time_zone', 'r.id as recruiter_id', 's.id as safety_id');
  const opsMember = (await findOpsMember(db)).id;
  const person = async (userId: string): Promise<Person> => ({ userId, token: await tokenFor(db, userId) });
  const staff = rows.map(async (row) => ({
    organizationId: row.organization_id,
    facilityId: row.id,
    zone: row.time_zone,
    recruiter: await person(row.recruiter_id),
    safety: await person(row.safety_id),
    ops: await person(opsMember),
  }));
  const [first, ...others] = await Promise.all(staff);
  if (first === undefined || rows.length < count) {
    throw new Error(
      `The world has ${String(rows.length)} carriers with a recruiter, a safety manager and an active facility`,
    );
  }
  return [first, ...others];
}

/** The active member of operations who has been there longest: a seeded one, not one whom a story invited. */
export async function findOpsMember(db: Db): Promise<RowOf<'users'>> {
  const row = await db('users')
    .whereRaw("'ops' = any (roles)")
    .where({ is_active: true })
    .orderBy(['created_at', 'id'])
    .first('*');
  if (row === undefined) throw new Error('The world has no active member of operations');
  return row;
}

/** Orders of the lab are interstate, and nobody drives across a state line before this age (49 CFR 391.11(b)(1)). */
const INTERSTATE_AGE = 21;

/** Signs in drivers who can be hired and have no candidacy. */
export async function findFreeDrivers(db: Db, count: number): Promise<Person[]> {
  // A driver's birthday begins later in every American time zone than in UTC.
  const yesterday = daysAfter(utcDate(new Date()), -1);
  const rows = await db('drivers as d')
    .join('driver_pipelines as p', 'p.driver_id', 'd.id')
    .join('users as u', 'u.id', 'd.id')
    .where({ 'd.is_available': true, 'p.is_ready': true, 'u.is_active': true })
    .where('d.birth_date', '<=', monthsBefore(yesterday, 12 * INTERSTATE_AGE))
    .whereNotExists(db('candidacies as c').whereRaw('c.driver_id = d.id').select('c.id'))
    .orderBy('d.id')
    .limit(count)
    .select<{ id: string }[]>('d.id');
  if (rows.length < count) {
    throw new Error(`The world has ${String(rows.length)} free drivers, but ${String(count)} are needed`);
  }
  const people: Person[] = [];
  for (const { id } of rows) people.push({ userId: id, token: await tokenFor(db, id) });
  return people;
}

/** Creates more members of operations and signs them in. */
export async function addOpsMembers(db: Db, count: number): Promise<Person[]> {
  return addColleagues(db, (await findOpsMember(db)).id, count);
}

/** Creates more people with the role, the position and the carrier of `userId`, and signs them in. */
export async function addColleagues(db: Db, userId: string, count: number): Promise<Person[]> {
  const one = await db('users').where({ id: userId }).first('*');
  if (one === undefined) throw new Error(`The world has no user ${userId}`);
  const ids = Array.from({ length: count }, () => newId());
  await db('users').insert(ids.map((id) => ({ ...one, id, email: `${id}@colleagues.example`, phone: null })));
  return Promise.all(ids.map(async (id) => ({ userId: id, token: await tokenFor(db, id) })));
}
