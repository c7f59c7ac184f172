import type { Db } from '#db/handle';

/**
 * States from the review on, in which the carrier sees the driver's full name
 * (docs/state-machines.md#visible-data).
 */
const known = ['inReview', 'approved', 'interviewing', 'hired'];

/** Whether the carrier has a candidacy of the driver that came as far as its review and is not over. */
export async function isReviewedDriver(
  db: Db,
  { organizationId, driverId }: { organizationId: string; driverId: string },
): Promise<boolean> {
  const row: unknown = await db('candidacies')
    .where({ organization_id: organizationId, driver_id: driverId })
    .whereIn('state', known)
    .first('id');
  return row !== undefined;
}
