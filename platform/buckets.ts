/** A token bucket's capacity and refill rate. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  readonly left: number;
  readonly at: number;
}

/** Takes tokens from a caller's bucket and returns 0; if there are too few, takes none and returns the wait in ms. */
export type TakeTokens = (key: string, cost: number) => number;

/** The interval at which full buckets are removed from memory. */
const CLEANUP_INTERVAL_MS = 10_000;

/** Token buckets in the memory of this process. */
export function createBuckets(
  { burst, perSecond }: Allowance,
  now: () => number = () => performance.now(),
): TakeTokens {
  const buckets = new Map<string, Bucket>();
  let cleanedAt = now();
  const leftOf = ({ left, at }: Bucket): number => Math.min(burst, left + ((now() - at) * perSecond) / 1000);
  return (key, cost) => {
    const before = buckets.get(key);
    const left = before === undefined ? burst : leftOf(before);
    // A call that costs more than the bucket holds takes all of it.
    const price = Math.min(cost, burst);
    if (left < price) return Math.ceil(((price - left) * 1000) / perSecond);
    if (now() - cleanedAt > CLEANUP_INTERVAL_MS) {
      cleanedAt = now();
      for (const [other, bucket] of buckets) if (leftOf(bucket) >= burst) buckets.delete(other);
    }
    buckets.set(key, { left: left - price, at: now() });
    return 0;
  };
}
