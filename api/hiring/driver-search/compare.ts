import type { LiveHire } from '#db/candidacies/live-hires';
import type { Db } from '#db/core/handle';
import type { DriverRow } from '#db/drivers/driver-facts';
import { findMatchCriteria } from '#db/facilities/match-criteria';
import type { OrderRow } from '#db/job-orders/order';
import type { Actor } from '#domain/accounts/actor';
import { can } from '#domain/accounts/policy';
import { checkInForce } from '#domain/agreements/rules';
import { checkHire, checkOrderOpen } from '#domain/candidacies/entry-rules';
import { isSearchableStage } from '#domain/driver-pipeline/stages';
import { fitOf } from '#domain/drivers/fit';
import type { FitInput, FitResult, MatchCriteria } from '#domain/drivers/fit-facts';
import { credentialsOf } from '#domain/drivers/readiness';
import type { ProblemCode } from '#domain/problems';
import type { CandidacyStateName } from '#domain/shared/candidacy-states';
import { dateAt } from '#domain/shared/zoned-time';

/** The data that decides how drivers fit an order. */
export interface FitComparison {
  readonly order: Pick<OrderRow, 'content'>;
  readonly criteria: MatchCriteria | null;
  readonly today: string;
}

/** The data of an order that drivers are compared with, and by which they can be invited. */
export interface Comparison extends FitComparison {
  readonly order: OrderRow;
}

/** Reads the data for comparisons with this order, once per list. */
export async function comparisonWith(db: Db, order: OrderRow, now: Date): Promise<Comparison> {
  const criteria = await findMatchCriteria(db, order.organizationId);
  return { order, criteria, today: dateAt(now.toISOString(), order.timeZone) };
}

/** The driver's fit to the order, by criterion. */
export const fitFor = (driver: DriverRow, distanceMiles: number, comparison: FitComparison): FitResult[] =>
  fitWith({ driver, proofs: credentialsOf(driver.pipeline), distanceMiles }, comparison);

/** The fit of facts about a driver to the order. */
export const fitWith = (
  facts: Pick<FitInput, 'driver' | 'proofs' | 'distanceMiles'>,
  { order, criteria, today }: FitComparison,
): FitResult[] => fitOf({ ...facts, order: order.content, criteria, today });

const refusalByState: Partial<Record<CandidacyStateName, ProblemCode>> = {
  hired: 'driver-already-hired',
  ended: 'assignment-ended',
};

/** The facts about a driver that decide whether an invitation is possible. */
export interface Invitee {
  readonly driver: DriverRow;
  readonly state: CandidacyStateName | null;
  readonly hire: LiveHire | undefined;
}

/** Why the caller may not invite the driver, or null. For display: the workflow decides. */
export function inviteRefusal(
  { driver, state, hire }: Invitee,
  { order }: Comparison,
  actor: Actor,
): ProblemCode | null {
  // Inviting a driver who has requested the job accepts the request.
  const isUnderWay = state !== null && state !== 'closed' && state !== 'requested';
  if (isUnderWay) return refusalByState[state] ?? 'driver-already-invited';
  if (!can(actor, 'hiring:act')) return 'forbidden';
  const organization = { name: order.organizationName, isActive: order.isOrganizationActive };
  const closed = checkOrderOpen({ order, organization }) ?? checkInForce(order.agreement);
  if (closed !== undefined) return closed.code;
  const hired = checkHire(hire?.organizationId ?? null, order.organizationId);
  if (hired !== undefined) return hired.code;
  return isSearchableStage(driver.stage) && driver.isAvailable ? null : 'driver-not-searchable';
}
