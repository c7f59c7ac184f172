import { findPersonalInfo } from '#db/drivers/driver-personal-info';
import { isRenewalStep, nextStep } from '#domain/candidacies/next-step';
import type { CandidacyState } from '#domain/candidacies/state';
import { areRenewalsUnderReview } from '#domain/driver-pipeline/renewals';
import type { DriverContext } from './answer';

/** Whether the driver has renewed the expired documents that candidacies wait for, and operations review the new ones. */
export async function hasSentRenewals(
  { db, actor, now }: DriverContext,
  states: readonly CandidacyState[],
): Promise<boolean> {
  if (!states.some((state) => isRenewalStep(nextStep(state)))) return false;
  const pipeline = (await findPersonalInfo(db, actor.driverId))?.pipeline ?? null;
  return pipeline !== null && areRenewalsUnderReview(pipeline, now().getTime());
}
