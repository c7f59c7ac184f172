/** A service that finds records by a typed text. */
interface Lookup<Found> {
  find(text: string, ...more: readonly number[]): Promise<readonly Found[]>;
}

interface CacheOptions {
  /** How long an answer is used, in milliseconds. */
  readonly lifetimeMs: number;
  readonly maxEntries: number;
  readonly now: () => number;
}

/**
 * The service with a memory: the same text is sent once in a lifetime, also for many callers together. Failures are not remembered.
 * The oldest answers make room for new ones.
 */
export function withMemory<Service extends Lookup<unknown>>(
  service: Service,
  { lifetimeMs, maxEntries, now }: CacheOptions,
): Service {
  const known = new Map<string, { readonly until: number; readonly found: ReturnType<Service['find']> }>();
  const find = (text: string, ...more: readonly number[]): ReturnType<Service['find']> => {
    const key = [text.trim().toLowerCase().replaceAll(/\s+/g, ' '), ...more].join('\n');
    const earlier = known.get(key);
    if (earlier !== undefined && earlier.until > now()) return earlier.found;
    const found = service.find(text, ...more) as ReturnType<Service['find']>;
    known.delete(key);
    known.set(key, { until: now() + lifetimeMs, found });
    found.catch(() => known.delete(key));
    if (known.size > maxEntries) known.delete(known.keys().next().value ?? '');
    return found;
  };
  return { ...service, find };
}
