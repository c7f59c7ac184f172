/** So much at once, and so much a second after that. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  readonly left: number;
  readonly at: number;
}

/** Takes from somebody's allowance and answers 0, or the milliseconds until there is enough, and takes nothing. */
export type Take = (who: string, much: number) => number;

/** So often it forgets whose allowance is whole again. */
const FORGETS_AFTER_MS = 10_000;

/** Allowances that fill up again by themselves, kept in this process. */
export function createBuckets({ burst, perSecond }: Allowance, now: () => number = () => performance.now()): Take {
  const buckets = new Map<string, Bucket>();
  let forgotAt = now();
  const leftOf = ({ left, at }: Bucket): number => Math.min(burst, left + ((now() - at) * perSecond) / 1000);
  return (who, much) => {
    const before = buckets.get(who);
    const left = before === undefined ? burst : leftOf(before);
    // What is dearer than a whole allowance takes all of it.
    const price = Math.min(much, burst);
    if (left < price) return Math.ceil(((price - left) * 1000) / perSecond);
    if (now() - forgotAt > FORGETS_AFTER_MS) {
      forgotAt = now();
      for (const [key, bucket] of buckets) if (leftOf(bucket) >= burst) buckets.delete(key);
    }
    buckets.set(who, { left: left - price, at: now() });
    return 0;
  };
}
