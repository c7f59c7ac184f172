import { logAccess } from '#db/accounts/access-log-store';
import { findLiveHires } from '#db/candidacies/live-hires';
import { findDriverProfile } from '#db/drivers/driver-profile';
import type { Actor } from '#domain/accounts/actor';
import { nameVisible } from '#domain/candidacies/records';
import { expiryKinds } from '#domain/driver-pipeline/expiries';
import { isSearchableStage } from '#domain/driver-pipeline/stages';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import type { DriverProfile } from '#domain/drivers/schema';
import { ProblemError } from '#domain/problems';
import type { RouteContext } from '../../http/context';
import { todayOf } from '../../http/today';
import { getOrderRow } from '../../job-orders/read-order';
import { type Comparison, comparisonWith, fitFor, inviteRefusal } from './compare';
import { presentDriver } from './present-driver';

type SignedIn = RouteContext & { readonly actor: Actor };

/**
 * A driver's profile for an order, limited to what the candidacy's state allows; 404 for a driver whom the carrier can
 * neither find nor has on the order. Every unmasked view is logged (docs/requirements.md#access-log).
 */
export async function readProfile(
  ctx: SignedIn,
  { driverId, orderId }: { driverId: string; orderId: string | undefined },
): Promise<DriverProfile> {
  const order = orderId === undefined ? null : await getOrderRow(ctx, orderId);
  const row = await findDriverProfile(ctx.db, { driverId, orderId: order?.id ?? null });
  if (row === undefined) throw new ProblemError('not-found');
  const { candidacy, distanceMiles, ...driver } = row;
  const isFindable = isSearchableStage(driver.stage) && driver.isAvailable;
  if (candidacy === null && !isFindable) throw new ProblemError('not-found');
  const stage = candidacy?.stage ?? null;
  const isVisible = nameVisible(stage);
  if (isVisible) await logProfileView(ctx, driverId);
  const comparison = order === null ? null : await comparisonWith(ctx.db, order, ctx.now());
  return {
    ...presentDriver(driver, { stage, today: todayOf(ctx) }),
    middleName: isVisible ? driver.middleName : null,
    contact: isVisible ? { phone: driver.phone, email: driver.email } : null,
    expiries: isVisible ? expiriesOf(driver.pipeline) : [],
    orderId: order?.id ?? null,
    distanceMiles,
    fit: comparison === null || distanceMiles === null ? [] : fitFor(driver, distanceMiles, comparison),
    candidacy,
    inviteRefusal: comparison === null ? null : await refusalFor(ctx, { row, comparison }),
  };
}

async function refusalFor(
  ctx: SignedIn,
  { row, comparison }: { row: NonNullable<Awaited<ReturnType<typeof findDriverProfile>>>; comparison: Comparison },
): Promise<string | null> {
  const hire = (await findLiveHires(ctx.db, [row.driverId])).get(row.driverId);
  return inviteRefusal({ driver: row, state: row.candidacy?.state ?? null, hire }, comparison, ctx.actor);
}

function expiriesOf({ expiries }: DriverPipelineState): DriverProfile['expiries'] {
  return expiryKinds
    .flatMap((proof) => {
      const on = expiries[proof]?.on;
      return on === undefined ? [] : [{ proof, on }];
    })
    .sort((one, other) => one.on.localeCompare(other.on));
}

function logProfileView(ctx: SignedIn, subjectDriverId: string): Promise<void> {
  return logAccess(ctx.db, {
    actorId: ctx.actor.userId,
    organizationId: ctx.actor.organizationId ?? null,
    subjectDriverId,
    action: 'driver-profile',
    at: ctx.now(),
  });
}
