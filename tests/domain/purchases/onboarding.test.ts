import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type OnboardingPart, onboardingParts, type PurchasedProduct } from '#domain/prices/products';
import type { Price } from '#domain/purchases/match';
import {
  type BoughtProduct,
  checkOnboarding,
  type OnboardingLine,
  onboardingLines,
} from '#domain/purchases/onboarding';

const AT = new Date('2027-03-01T12:00:00.000Z');
const OVER = '2027-01-01T06:00:00.000Z';
const amounts = {
  onboardingProgram: 100_000,
  onboardingMinimum: 25_000,
  backgroundCheck: 2_000,
  employmentVerification: 1_600,
  cdlis: 200,
  psp: 1_100,
  clearinghouse: 500,
  drugTest: 4_500,
  mvr: 900,
};
const prices: Partial<Record<PurchasedProduct, Price>> = Object.fromEntries(
  Object.entries(amounts).map(([product, amount]) => [product, { id: product, amount }]),
);
const facts = (bought: readonly BoughtProduct[] = [], trialEndsAt: string | null = OVER) => ({
  bought,
  trialEndsAt,
  prices,
});
const shown = (lines: readonly OnboardingLine[] | undefined) =>
  lines?.map(({ product, cents, reason }) => [product, cents, reason]);
const sum = (lines: readonly { cents: number }[] | undefined) =>
  (lines ?? []).reduce((total, { cents }) => total + cents, 0);

describe('an onboarding order', () => {
  it('of the program costs its price', () => {
    expect(shown(onboardingLines('program', facts(), AT))).toEqual([['onboardingProgram', 100_000, null]]);
  });

  it('of parts costs at least the minimum, with the difference as a line of its own', () => {
    expect(shown(onboardingLines(['backgroundCheck', 'drugTest'], facts(), AT))).toEqual([
      ['backgroundCheck', 2_000, null],
      ['drugTest', 4_500, null],
      ['onboardingMinimum', 18_500, null],
    ]);
  });

  it('of all parts costs $99.00 and the record, so that the minimum nearly always applies', () => {
    const lines = onboardingLines(onboardingParts, facts(), AT) ?? [];
    const parts = lines.filter(({ product }) => product !== 'onboardingMinimum');

    expect(sum(parts.filter(({ product }) => product !== 'mvr'))).toBe(9_900);
    expect(shown(lines)?.at(-1)).toEqual(['onboardingMinimum', 25_000 - 9_900 - 900, null]);
    expect(sum(lines)).toBe(25_000);
  });

  it('of all parts with a costly record has no such line', () => {
    const costly = { ...facts(), prices: { ...prices, mvr: { id: 'mvr', amount: 20_000 } } };

    expect(sum(onboardingLines(onboardingParts, costly, AT))).toBe(29_900);
    expect(onboardingLines(onboardingParts, costly, AT)).toHaveLength(onboardingParts.length);
  });

  it('of later parts is covered by the minimum that was paid', () => {
    const first = onboardingLines(['backgroundCheck'], facts(), AT) ?? [];

    expect(shown(onboardingLines(['psp'], facts(first), AT))).toEqual([['psp', 0, 'minimum']]);
  });

  it('costs nothing in the trial, also not the minimum', () => {
    expect(shown(onboardingLines(['psp'], facts([], '2027-03-01T12:00:00.001Z'), AT))).toEqual([['psp', 0, 'trial']]);
    expect(shown(onboardingLines(['psp'], facts([], null), AT))).toEqual([['psp', 0, 'trial']]);
    expect(sum(onboardingLines(['psp'], facts([], AT.toISOString()), AT))).toBe(25_000);
  });

  it('has no price if a part has none', () => {
    expect(
      onboardingLines(['mvr'], { ...facts(), prices: { onboardingMinimum: { id: 'minimum', amount: 25_000 } } }, AT),
    ).toBeUndefined();
  });

  it('costs, over all orders of a driver, the larger of the minimum and the sum of the parts', () => {
    const orders = fc
      .uniqueArray(fc.constantFrom(...onboardingParts), { minLength: 1 })
      .chain((parts) =>
        fc.tuple(fc.constant(parts), fc.array(fc.boolean(), { minLength: parts.length, maxLength: parts.length })),
      );
    fc.assert(
      fc.property(orders, fc.integer({ min: 1, max: 40_000 }), ([parts, cuts], mvr) => {
        const own = { ...prices, mvr: { id: 'mvr', amount: mvr } };
        let bought: BoughtProduct[] = [];
        for (const order of cutInto(parts, cuts)) {
          bought = [...bought, ...(onboardingLines(order, { ...facts(bought), prices: own }, AT) ?? [])];
        }
        const list = parts.reduce((total, part) => total + (own[part]?.amount ?? 0), 0);

        expect(sum(bought)).toBe(Math.max(25_000, list));
        expect(bought.every(({ cents, listCents }) => cents >= 0 && cents <= listCents)).toBe(true);
      }),
    );
  });
});

/** The parts in groups: a new one begins where a cut is. */
function cutInto(parts: readonly OnboardingPart[], cuts: readonly boolean[]): OnboardingPart[][] {
  const groups: OnboardingPart[][] = [];
  parts.forEach((part, at) => {
    if (at === 0 || cuts[at] === true) groups.push([part]);
    else groups.at(-1)?.push(part);
  });
  return groups;
}

describe('a repeated order', () => {
  const line = (product: BoughtProduct['product']): BoughtProduct => ({
    product,
    listCents: 1,
    cents: 1,
    reason: null,
  });

  it.each([
    ['program', ['onboardingProgram'], 'already-purchased'],
    ['program', ['psp'], 'already-purchased'],
    [['psp'], ['psp', 'onboardingMinimum'], 'already-purchased'],
    [['psp'], ['onboardingProgram'], 'already-purchased'],
    [['psp'], ['cdlis', 'onboardingMinimum'], undefined],
    ['program', ['certifiedMatch'], undefined],
  ] as const)('of %j after %j is %s', (choice, before, refused) => {
    expect(checkOnboarding(choice, before.map(line))).toBe(refused);
  });
});
