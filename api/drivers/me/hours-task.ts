import { needsCardForPay } from '#db/payouts/payout-list';
import { hasValidCard } from '#db/payouts/payout-store';
import { findOpenShiftOf } from '#db/timesheets/shift-store';
import { findWaitingDay } from '#db/timesheets/waiting-day';
import type { HoursTask } from '#domain/drivers/schema';
import { dateAt } from '#domain/shared/zoned-time';
import { needsEnd } from '#domain/timesheets/shift';
import type { DriverContext } from './answer';

/** The driver's first task in hours and pay: nothing is paid for a shift without an end. */
export async function readHoursTask(ctx: DriverContext, driverId: string): Promise<HoursTask | null> {
  const { db } = ctx;
  const now = ctx.now();
  const [open, waiting, hasCard] = await Promise.all([
    findOpenShiftOf(db, driverId),
    findWaitingDay(db, driverId, now),
    hasValidCard(db, driverId, now),
  ]);
  if (open !== undefined && needsEnd(open, now.getTime()))
    return { task: 'end', day: dateAt(open.startsAt, open.timeZone) };
  if (waiting !== undefined) return waiting;
  // Without a provider, no card can be added.
  if (ctx.payments === undefined) return null;
  return (await needsCardForPay(db, driverId, hasCard)) ? { task: 'card', day: null } : null;
}
