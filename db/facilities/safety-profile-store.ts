import { announceChange } from '#db/core/changes';
import type { Transaction } from '#db/core/handle';
import type { MatchCriteria } from '#domain/drivers/fit-facts';

/** Stores the match criteria of a carrier, in place of earlier ones. */
export async function saveMatchCriteria(
  trx: Transaction,
  organizationId: string,
  { minAge, minExperienceInSeconds, experienceWindowInSeconds }: MatchCriteria,
): Promise<void> {
  const columns = {
    min_age: minAge,
    min_experience_in_seconds: minExperienceInSeconds,
    experience_window_in_seconds: experienceWindowInSeconds,
    updated_at: trx.fn.now(),
  };
  await trx('safety_profiles')
    .insert({ organization_id: organizationId, ...columns })
    .onConflict('organization_id')
    .merge(columns);
  // The comparison of every driver with the carrier's orders changes.
  await announceChange(trx, { topic: 'facility', id: organizationId, organizationId, driverId: null, orderId: null });
}
