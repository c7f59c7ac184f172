import { join } from 'node:path';
import { orderResultsForHires } from '#db/screening/screening-store';
import { type ScreeningProvider as ProviderName, screeningProviders } from '#domain/screening/kinds';
import { createFolderProvider, type ScreeningProvider } from '#platform/screening-provider';
import type { ScreeningDeps } from './deps';
import { receiveResults } from './receive-results';
import { submitOrders, withdrawAnswered } from './submit-orders';

/**
 * Providers that exchange files, each in its own folders. The Clearinghouse is not among them: a person uploads files to
 * its portal.
 */
export function folderProviders(dataDir: string): ReadonlyMap<ProviderName, ScreeningProvider> {
  const names = screeningProviders.filter((name) => name !== 'clearinghouse');
  return new Map(names.map((name) => [name, createFolderProvider(join(dataDir, 'screening', name))]));
}

/** One poll: orders the results that hires need, submits orders, receives results and withdraws closed orders. */
export async function pollProviders(deps: ScreeningDeps, now = new Date()): Promise<void> {
  const ordered = await orderResultsForHires(deps.db, now);
  const submitted = await submitOrders(deps, now);
  const { received, quarantined } = await receiveResults(deps, now);
  const withdrawn = await withdrawAnswered(deps);
  if (ordered + submitted + received + quarantined + withdrawn === 0) return;
  deps.log.info({ ordered, submitted, received, quarantined, withdrawn }, 'screening polled');
}
