import * as fc from 'fast-check';
import type { PaymentMethod, PaymentState } from '#domain/payments/states';

/** A step that moves a carrier's money or lets days pass. A target is an index into what there is, and wraps around. */
export type MoneyStep =
  | { readonly do: 'buy'; readonly kind: 'match' | 'onboarding'; readonly cents: number }
  | { readonly do: 'approve'; readonly cents: number }
  | { readonly do: 'reopen'; readonly target: number }
  | { readonly do: 'credit'; readonly target: number; readonly cents: number }
  | { readonly do: 'wait'; readonly days: number }
  | { readonly do: 'bill' }
  | {
      readonly do: 'pay';
      readonly method: PaymentMethod;
      readonly cents: number;
      readonly target: number | null;
      readonly daysAgo: number;
    }
  | {
      readonly do: 'report';
      readonly target: number;
      readonly state: PaymentState;
      /** The part of an arrived payment that is gone. */
      readonly lostPercent: number;
      readonly isRegained: boolean;
    }
  | { readonly do: 'void'; readonly target: number }
  | { readonly do: 'refund'; readonly cents: number }
  | { readonly do: 'changeFee'; readonly basisPoints: number }
  | { readonly do: 'changePrice'; readonly cents: number };

const cents = fc.oneof(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 300_000 }));
const target = fc.nat({ max: 40 });
const method = fc.constantFrom<PaymentMethod>('card', 'bankTransfer', 'transfer', 'credit', 'writeOff');
const state = fc.constantFrom<PaymentState>('processing', 'failed', 'succeeded', 'succeeded', 'returned');
const lostPercent = fc.constantFrom(0, 0, 0, 1, 40, 90);
const days = fc.integer({ min: 1, max: 40 });

const step = <Name extends MoneyStep['do'], Fields extends object>(
  name: Name,
  fields: { readonly [Field in keyof Fields]: fc.Arbitrary<Fields[Field]> },
) => fc.record({ do: fc.constant(name), ...fields });

/** A step of a random history of purchases, workdays, credits, payments, refunds, fees and changes of price. */
export const moneySteps: fc.Arbitrary<MoneyStep> = fc.oneof(
  step('buy', { kind: fc.constantFrom('match', 'onboarding'), cents }),
  step('approve', { cents }),
  step('reopen', { target }),
  step('credit', { target, cents }),
  step('wait', { days }),
  step('bill', {}),
  step('bill', {}),
  step('pay', { method, cents, target: fc.option(target), daysAgo: fc.nat({ max: 20 }) }),
  step('report', { target, state, lostPercent, isRegained: fc.boolean() }),
  step('void', { target }),
  step('refund', { cents }),
  step('changeFee', { basisPoints: fc.constantFrom(0, 100, 150) }),
  step('changePrice', { cents }),
) as fc.Arbitrary<MoneyStep>;

/** The item that a target means; undefined if there is none. */
export const itemAt = <Item>(items: readonly Item[], index: number): Item | undefined =>
  items[index % Math.max(1, items.length)];
