import type { Db } from '../core/handle';

/** The name of a person of the carrier. */
export async function findUserName(db: Db, id: string): Promise<string> {
  const row = await db('users').where({ id }).first({ firstName: 'first_name', lastName: 'last_name' });
  return row === undefined ? '' : `${String(row.firstName)} ${String(row.lastName)}`;
}
