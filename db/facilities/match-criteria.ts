import type { Db } from '#db/core/handle';
import type { MatchCriteria } from '#domain/drivers/fit-facts';

/** The carrier's additional match criteria; null until they are set. */
export async function findMatchCriteria(db: Db, organizationId: string): Promise<MatchCriteria | null> {
  const row = await db('safety_profiles')
    .where('safety_profiles.organization_id', organizationId)
    .first<MatchCriteria | undefined>({
      minAge: 'safety_profiles.min_age',
      minExperienceInSeconds: 'safety_profiles.min_experience_in_seconds',
      experienceWindowInSeconds: 'safety_profiles.experience_window_in_seconds',
    });
  return row ?? null;
}
