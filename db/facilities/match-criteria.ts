import type { Knex } from 'knex';
import type { Db, Transaction } from '#db/core/handle';
import type { MatchCriteria } from '#domain/drivers/fit-facts';

/** The carrier's additional match criteria; null until they are set. */
export async function findMatchCriteria(db: Db | Transaction, organizationId: string): Promise<MatchCriteria | null> {
  const [row] = (await matchCriteriaOf(db, organizationId)) as MatchCriteria[];
  return row ?? null;
}

/** Selects the carrier's match criteria: one row, or none. */
export const matchCriteriaOf = (db: Db | Transaction, organizationId: string): Knex.QueryBuilder =>
  db('safety_profiles').where('safety_profiles.organization_id', organizationId).select({
    minAge: 'safety_profiles.min_age',
    minExperienceInSeconds: 'safety_profiles.min_experience_in_seconds',
    experienceWindowInSeconds: 'safety_profiles.experience_window_in_seconds',
  });
