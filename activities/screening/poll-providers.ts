import { orderResultsForHires } from '#db/screening/screening-store';
import type { ScreeningDeps } from './deps';
import { receiveResults } from './receive-results';
import { submitOrders, withdrawClosedOrders } from './submit-orders';

/** One poll: orders the results that hires need, submits orders, receives results and withdraws closed orders. */
export async function pollProviders(deps: ScreeningDeps, now = new Date()): Promise<void> {
  const ordered = await orderResultsForHires(deps.db, now);
  const submitted = await submitOrders(deps, now);
  const { received, quarantined } = await receiveResults(deps, now);
  const withdrawn = await withdrawClosedOrders(deps);
  if (ordered + submitted + received + quarantined + withdrawn === 0) return;
  deps.log.info({ ordered, submitted, received, quarantined, withdrawn }, 'screening polled');
}
