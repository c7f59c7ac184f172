import { join } from 'node:path';
import { type ScreeningProvider as ProviderName, screeningProviders } from '#domain/screening/kinds';
import { createFolderProvider, type ScreeningProvider } from '#platform/screening-provider';

/** Providers by file, each with folders of its own. The Clearinghouse has none: its portal takes files from a person. */
export function folderProviders(dataDir: string): ReadonlyMap<ProviderName, ScreeningProvider> {
  const names = screeningProviders.filter((name) => name !== 'clearinghouse');
  return new Map(names.map((name) => [name, createFolderProvider(join(dataDir, 'screening', name))]));
}
