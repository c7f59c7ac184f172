import { investigationDay } from '#domain/employment-verifications/deadlines';
import type { Db } from '../core/handle';
import { isNotOver } from '../dq-access/employment-in-force';

/** The day on which the driver applied to the carrier, as its employment or its last candidacy states; null without one. */
export async function readApplicationDay(
  db: Db,
  { organizationId, driverId }: { readonly organizationId: string; readonly driverId: string },
): Promise<string | null> {
  const ofBoth = { organization_id: organizationId, driver_id: driverId };
  const employment = await db('employments')
    .where(ofBoth)
    .whereNotNull('applied_on')
    .whereRaw(isNotOver('employments'))
    .orderBy('applied_on', 'desc')
    .first('applied_on');
  if (employment?.applied_on) return employment.applied_on;
  const round = await db('candidacy_rounds').where(ofBoth).orderBy('opened_at', 'desc').first('opened_at');
  return round === undefined ? null : investigationDay(new Date(round.opened_at).toISOString());
}
