import fc, { type Arbitrary } from 'fast-check';

/** Values that no schema allows in their place. */
const invalidValues: readonly unknown[] = [
  null,
  '',
  ' ',
  '\u0000',
  'null',
  'x'.repeat(5_000),
  '٣',
  '\u202egnirts',
  '2026-02-30',
  '9999-12-31T23:59:59.999Z',
  -1,
  0,
  0.1,
  1e308,
  Number.MAX_SAFE_INTEGER,
  true,
  [],
  [null],
  {},
  { toString: 1 },
];

/** A valid value, or one with an invalid part, a missing field or an extra field. */
export function maybeInvalid(value: Arbitrary<unknown>): Arbitrary<unknown> {
  const changed = fc
    .tuple(value, fc.constantFrom(...invalidValues), fc.nat(), fc.constantFrom('replace', 'drop', 'add'))
    .map(([valid, other, at, how]) => mutate(valid, { other, at, how }));
  return fc.oneof({ weight: 2, arbitrary: value }, { weight: 1, arbitrary: changed });
}

interface Mutation {
  readonly other: unknown;
  readonly at: number;
  readonly how: string;
}

function mutate(value: unknown, mutation: Mutation): unknown {
  const { other, at, how } = mutation;
  if (typeof value !== 'object' || value === null) return other;
  const keys = Object.keys(value);
  const key = keys[at % Math.max(1, keys.length)];
  if (key === undefined || how === 'add')
    return Array.isArray(value) ? value.concat([other]) : { ...value, surprise: other };
  const inner = (value as Record<string, unknown>)[key];
  if (how === 'replace') {
    const changed = mutate(inner, { ...mutation, at: Math.floor(at / keys.length) });
    return Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed };
  }
  return Array.isArray(value) ? value.toSpliced(Number(key), 1) : without(value, key);
}

const without = (value: object, key: string): object =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
