import { join } from 'node:path';
import { type ScreeningProvider as ProviderName, screeningProviders } from '#domain/screening/kinds';
import { createFolderProvider, type ScreeningProvider } from '#platform/screening-provider';

/**
 * Providers that exchange files, each in its own folders. The Clearinghouse is not among them: a person uploads files to
 * its portal.
 */
export function folderProviders(dataDir: string): ReadonlyMap<ProviderName, ScreeningProvider> {
  const names = screeningProviders.filter((name) => name !== 'clearinghouse');
  return new Map(names.map((name) => [name, createFolderProvider(join(dataDir, 'screening', name))]));
}
