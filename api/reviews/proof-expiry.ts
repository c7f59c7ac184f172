import { findDriverPlace } from '#db/drivers/driver-place';
import { findSelfReportedProofs } from '#db/review-queue/self-reported-proofs';
import type { Expiry } from '#domain/driver-pipeline/expiries';
import { ProblemError } from '#domain/problems';
import { endOfDate } from '#domain/shared/zoned-time';
import { zoneAt } from '#platform/time-zones';
import { commandPipeline, type SignedIn } from '../pipelines/command';

/** The last day of a credential, which expires at the end of that day in the driver's time zone. */
export async function expiryOn(ctx: SignedIn, driverId: string, on: string): Promise<Expiry> {
  const place = await findDriverPlace(ctx.db, driverId);
  if (place === undefined) throw new ProblemError('not-found');
  return { on, endsAt: endOfDate(on, zoneAt(place)), since: ctx.now().toISOString() };
}

/**
 * Records the expiration dates of the TWIC card and the hazmat endorsement, which come with the approved compliance
 * form instead of a document.
 */
export async function recordSelfReportedExpiries(ctx: SignedIn, driverId: string): Promise<void> {
  for (const { proof, on } of await findSelfReportedProofs(ctx.db, driverId)) {
    const expiry = await expiryOn(ctx, driverId, on);
    if (Date.parse(expiry.endsAt) <= ctx.now().getTime()) continue;
    // Each of the request's commands has its own id.
    const idempotency = { ...ctx.idempotency, updateId: ctx.idempotency.derivedId(`expiry/${proof}`) };
    await commandPipeline({ ...ctx, idempotency }, { driverId, name: 'recordExpiry', details: { proof, expiry } });
  }
}
