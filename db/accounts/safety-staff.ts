import type { Knex } from 'knex';
import type { Db } from '#db/core/handle';

/** Selects one of the carrier's staff who may approve a review: position HR or SAFETY. */
export const firstSafetyStaffOf = (db: Db, organizationId: string): Knex.QueryBuilder =>
  db('users')
    .where('users.organization_id', organizationId)
    .whereIn('users.position', ['HR', 'SAFETY'])
    .where('users.is_active', true)
    .limit(1)
    .select('users.id');
