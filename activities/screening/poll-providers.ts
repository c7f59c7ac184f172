import { orderResultsForHires } from '#db/screening/screening-store';
import type { ScreeningDeps } from './deps';
import { orderOnboardingChecks } from './order-onboarding-checks';
import { receiveResults } from './receive-results';
import { submitOrders, withdrawClosedOrders } from './submit-orders';

/** One poll: opens the results that hires need, orders those that carriers have bought, submits orders, receives results and withdraws closed orders. */
export async function pollProviders(deps: ScreeningDeps, now = new Date()): Promise<void> {
  const opened = await orderResultsForHires(deps.db, now);
  const ordered = await orderOnboardingChecks(deps, now);
  const submitted = await submitOrders(deps, now);
  const { received, quarantined } = await receiveResults(deps, now);
  const withdrawn = await withdrawClosedOrders(deps);
  if (opened + ordered + submitted + received + quarantined + withdrawn === 0) return;
  deps.log.info({ opened, ordered, submitted, received, quarantined, withdrawn }, 'screening polled');
}
