import type { Db } from '#db/core/handle';

/**
 * The states from the review onward, in which the carrier sees the driver's full name
 * (docs/state-machines.md#visible-data).
 */
const known = ['inReview', 'approved', 'interviewOffered', 'interviewing', 'hired'];

/** Returns whether the carrier has an open candidacy of the driver that has reached the review. */
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
