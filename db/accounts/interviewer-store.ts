import type { Knex } from 'knex';
import { policy } from '#domain/accounts/policy';
import { positions } from '#domain/accounts/roles';
import type { Interviewer } from '#domain/candidacies/calendar/schema';
import type { Db } from '../core/handle';

/** The positions that may act in the hiring flow; an administrator may, whatever their position. */
const actingPositions = positions.filter((position) =>
  policy['hiring:act'].some(({ positions: granted }) => granted?.includes(position) === true),
);

const interviewersOf = (db: Db, organizationId: string) =>
  db('users')
    .where('users.organization_id', organizationId)
    .where('users.is_active', true)
    .where((either) => {
      void either.whereIn('users.position', actingPositions).orWhereRaw(`'business-admin' = any (users.roles)`);
    });

/** Lists the carrier's active staff who may hold interviews, by name. */
export async function listInterviewers(db: Db, organizationId: string): Promise<Interviewer[]> {
  const rows: unknown = await interviewersOf(db, organizationId)
    .orderBy(['users.first_name', 'users.last_name', 'users.id'])
    .select({ _id: 'users.id', name: db.raw(`users.first_name || ' ' || users.last_name`) });
  return rows as Interviewer[];
}

/** The names of these members of staff, by id. */
export async function readUserNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  return namesById((await userNamesOf(db, ids)) as UserName[]);
}

/** A person's full name. */
export interface UserName {
  readonly id: string;
  readonly name: string;
}

/** Selects full names by id. */
export const userNamesOf = (db: Db, ids: readonly string[]): Knex.QueryBuilder =>
  db('users')
    .whereIn('id', [...new Set(ids)])
    .select({ id: 'id', name: db.raw(`first_name || ' ' || last_name`) });

/** The names by id. */
export const namesById = (rows: readonly UserName[]): ReadonlyMap<string, string> =>
  new Map(rows.map(({ id, name }) => [id, name]));

/** Whether this person may hold interviews of the carrier. */
export async function isInterviewer(db: Db, organizationId: string, userId: string): Promise<boolean> {
  const row: unknown = await interviewersOf(db, organizationId).where('users.id', userId).first('users.id');
  return row !== undefined;
}
