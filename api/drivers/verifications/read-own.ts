import { listVerifications } from '#db/employment-verifications/read-verifications';
import type { OwnVerification } from '#domain/employment-verifications/schema';
import { ProblemError } from '#domain/problems';
import { getVerification } from '../../hiring/verifications/command';
import { loadDetails } from '../../hiring/verifications/load-details';
import { presentOwnVerification } from '../../hiring/verifications/present';
import type { DriverContext } from '../me/answer';

/** Carriers' verifications of the driver's past employments. */
export async function readOwnVerifications(ctx: DriverContext): Promise<OwnVerification[]> {
  const { driverId } = ctx.actor;
  const rows = await listVerifications(ctx.db, { driverId });
  const reader = { actor: ctx.actor, now: ctx.now() };
  return (await loadDetails(ctx, driverId, rows)).map((details) => presentOwnVerification(reader, details));
}

/** One of them. */
export async function readOwnVerification(ctx: DriverContext, id: string): Promise<OwnVerification> {
  const row = await getVerification(ctx, id);
  const [details] = await loadDetails(ctx, row.driverId, [row]);
  if (details === undefined) throw new ProblemError('not-found');
  return presentOwnVerification({ actor: ctx.actor, now: ctx.now() }, details);
}
