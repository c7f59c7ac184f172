import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { canceledPrice, newPrice, type PriceChange, type PriceVersion, versionAt } from '#domain/prices/changes';

const day = (number: number): string => new Date(Date.UTC(2027, 0, number)).toISOString();
const first: PriceVersion = { id: 'first', amount: 5_000, startsAt: day(1), endsAt: null };

function apply(versions: readonly PriceVersion[], { end, add }: PriceChange): PriceVersion[] {
  const ended = versions.map((version) => (version.id === end?.id ? { ...version, endsAt: end.at } : version));
  return add === null ? ended : [...ended, { ...add, id: `version ${String(versions.length)}` }];
}

describe('a new price', () => {
  it('ends the one before it on its first instant', () => {
    const versions = apply([first], newPrice([first], 5_500, day(60)));

    expect(versionAt(versions, new Date(Date.parse(day(60)) - 1).toISOString())?.amount).toBe(5_000);
    expect(versionAt(versions, day(60))?.amount).toBe(5_500);
  });

  it('lasts until the next one that is planned', () => {
    const planned = apply([first], newPrice([first], 6_000, day(90)));
    const versions = apply(planned, newPrice(planned, 5_500, day(60)));

    expect([day(59), day(60), day(89), day(90)].map((at) => versionAt(versions, at)?.amount)).toEqual([
      5_000, 5_500, 5_500, 6_000,
    ]);
  });

  it('is the first one of a product without any', () => {
    expect(newPrice([], 900, day(3))).toEqual({ end: null, add: { amount: 900, startsAt: day(3), endsAt: null } });
    expect(versionAt(apply([], newPrice([], 900, day(3))), day(2))).toBeUndefined();
  });
});

describe('a planned price that is canceled', () => {
  it('leaves the one before it in force', () => {
    const planned = apply([first], newPrice([first], 5_500, day(60)));
    const change = canceledPrice(planned, 'version 1', day(10));
    if (change === undefined) throw new Error('It cannot be canceled');

    expect(versionAt(apply(planned, change), day(70))?.amount).toBe(5_000);
  });

  it.each([
    ['that counts already', 'first', day(10)],
    ['on its first instant', 'version 1', day(60)],
    ['that is unknown', 'other', day(10)],
  ])('is refused for one %s', (_case, id, now) => {
    const planned = apply([first], newPrice([first], 5_500, day(60)));

    expect(canceledPrice(planned, id, now)).toBeUndefined();
  });
});

it('has exactly one version on each day, whatever is planned and canceled', () => {
  const steps = fc.array(
    fc.record({ at: fc.integer({ min: 2, max: 40 }), amount: fc.nat(9_999), cancels: fc.boolean() }),
  );
  fc.assert(
    fc.property(steps, (all) => {
      let versions: PriceVersion[] = [first];
      for (const { at, amount, cancels } of all) {
        const planned = versions.find(({ startsAt, endsAt }) => startsAt === day(at) && endsAt !== startsAt);
        const change =
          cancels && planned !== undefined
            ? canceledPrice(versions, planned.id, day(1))
            : newPrice(versions, amount, day(at));
        if (change !== undefined) versions = apply(versions, change);
      }
      const counting = Array.from({ length: 45 }, (_, index) => day(index + 1)).map(
        (at) => versions.filter((version) => versionAt([version], at)).length,
      );

      expect(new Set(counting)).toEqual(new Set([1]));
    }),
  );
});
