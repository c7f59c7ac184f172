import type { EldProvider } from './eld-provider';
import { createSandboxEld } from './sandbox-eld';

/**
 * The providers that drivers can connect, by name. Made-up logs are for development and demonstrations only; the operator's own
 * provider goes behind the same interface.
 */
export function eldProviders({ isProduction }: { readonly isProduction: boolean }): ReadonlyMap<string, EldProvider> {
  const providers = isProduction ? [] : [createSandboxEld()];
  return new Map(providers.map((provider) => [provider.name, provider]));
}
