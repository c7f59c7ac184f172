import { listUnorderedChecks, type UnorderedCheck } from '#db/screening/onboarding-checks';
import { listSignedKinds } from '#db/screening/screening-orders';
import { readScreenedPerson } from '#db/screening/screening-person-store';
import { recordEmployerResult, storeResultOrder, withdrawResultOrder } from '#db/screening/screening-store';
import { ProblemError } from '#domain/problems';
import { isPipelineResult, screeningRules } from '#domain/screening/kinds';
import { checkOrderable } from '#domain/screening/orderable';
import { derivedId } from '#platform/ids';
import type { ScreeningDeps } from './deps';
import { recordInPipeline } from './record-in-pipeline';

/**
 * Orders the checks that carriers have bought with onboarding, as soon as the driver has signed and named what each of them
 * needs. Returns the number of orders. A check that is ordered or on file is not ordered again.
 */
export async function orderOnboardingChecks(deps: ScreeningDeps, now: Date): Promise<number> {
  let ordered = 0;
  for (const check of await listUnorderedChecks(deps.db)) {
    try {
      if (await orderCheck(deps, check, now)) ordered += 1;
    } catch (error) {
      // The others do not wait for one that somebody changed, or for an outage.
      deps.log.warn({ err: error, purchaseId: check.purchaseId }, 'ordering a check failed, will retry');
    }
  }
  return ordered;
}

/** Every step is idempotent: the ids of the order and of the command derive from the purchase. */
async function orderCheck(deps: ScreeningDeps, check: UnorderedCheck, now: Date): Promise<boolean> {
  const { purchaseId, driverId, result, boughtBy } = check;
  const person = await readScreenedPerson(deps, driverId);
  if (person === undefined) return false;
  const facts = {
    signed: await listSignedKinds(deps.db, driverId),
    hasBirthDate: person.birthDate !== null,
    hasLicense: person.license !== null,
  };
  if (checkOrderable(result, facts) !== undefined) return false;
  const id = derivedId('onboarding-check', purchaseId, result);
  const organizationId = isPipelineResult(result) ? null : check.organizationId;
  const ref = { driverId, organizationId, result };
  const { provider } = screeningRules[result];
  if (!(await storeResultOrder(deps.db, { ...ref, id, provider, orderedBy: boughtBy, at: now }))) return false;
  try {
    if (!isPipelineResult(result)) {
      return await recordEmployerResult(deps.db, ref, { status: 'ordered', at: now, actorId: boughtBy });
    }
    await recordInPipeline(deps, driverId, { result, status: 'ordered', updateId: `onboarding/${id}` });
    return true;
  } catch (error) {
    if (error instanceof ProblemError && error.code !== 'unavailable') await withdrawResultOrder(deps.db, id);
    throw error;
  }
}
