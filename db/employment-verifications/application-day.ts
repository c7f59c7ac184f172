import { investigationDay } from '#domain/employment-verifications/deadlines';
import type { Db } from '../core/handle';
import { isNotOver } from '../dq-access/employment-in-force';

interface Application {
  readonly organizationId: string;
  readonly driverId: string;
  /** The day of the hire that is in force; null before it. */
  readonly hiredOn: string | null;
}

/**
 * The day on which the driver applied to the carrier: as entered for its employment, otherwise the day on which the
 * candidacy that led to the hire began, or the last one if there is no hire. The day of the hire itself if no candidacy
 * led to it; null without any.
 */
export async function readApplicationDay(
  db: Db,
  { organizationId, driverId, hiredOn }: Application,
): Promise<string | null> {
  const ofBoth = { organization_id: organizationId, driver_id: driverId };
  const employment = await db('employments')
    .where(ofBoth)
    .whereNotNull('applied_on')
    .whereRaw(isNotOver('employments'))
    .orderBy('applied_on', 'desc')
    .first('applied_on');
  if (employment?.applied_on) return employment.applied_on;
  const rounds = await db('candidacy_rounds').where(ofBoth).orderBy('opened_at', 'desc').pluck('opened_at');
  const days = rounds.map((openedAt) => investigationDay(new Date(openedAt).toISOString()));
  return days.find((day) => hiredOn === null || day <= hiredOn) ?? hiredOn;
}
