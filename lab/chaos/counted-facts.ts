/** Something that should be there this many times, and how often it is. */
export interface CountedFact {
  readonly what: string;
  readonly expected: number;
  readonly found: number;
}

/** The facts that are there too often or too seldom, one sentence each. */
export function judgeCounts(facts: readonly CountedFact[]): { readonly doubled: string[]; readonly missing: string[] } {
  const text = ({ what, expected, found }: CountedFact): string =>
    `${what}: ${String(found)} instead of ${String(expected)}`;
  return {
    doubled: facts.filter(({ expected, found }) => found > expected).map(text),
    missing: facts.filter(({ expected, found }) => found < expected).map(text),
  };
}
