import { investigationDay } from '#domain/employment-verifications/deadlines';
import type { Db } from '../core/handle';
import { isNotOver } from '../dq-access/employment-in-force';
import { APPLICATION_BEGAN } from './later-basis';

/**
 * The day on which the driver applied to the carrier: as entered for the employment in force; otherwise the day on which the
 * candidacy that led to it began; the day of the hire if none did. Without an employment, the day on which the last
 * candidacy began; null without one.
 */
export async function readApplicationDay(
  db: Db,
  { organizationId, driverId }: { readonly organizationId: string; readonly driverId: string },
): Promise<string | null> {
  const ofBoth = { organization_id: organizationId, driver_id: driverId };
  const employment: { appliedOn: string | null; hiredOn: string | null; began: Date | null } | undefined = await db(
    'employments',
  )
    .where(ofBoth)
    .whereNotNull('hired_on')
    .whereRaw(isNotOver('employments'))
    .orderBy('hired_on', 'desc')
    .first({ appliedOn: 'applied_on', hiredOn: 'hired_on', began: db.raw(APPLICATION_BEGAN) });
  if (employment !== undefined) {
    const { appliedOn, hiredOn, began } = employment;
    return appliedOn ?? (began === null ? hiredOn : dayOf(began));
  }
  const round = await db('candidacy_rounds').where(ofBoth).orderBy('opened_at', 'desc').first('opened_at');
  return round === undefined ? null : dayOf(round.opened_at);
}

const dayOf = (at: Date | string): string => investigationDay(new Date(at).toISOString());
