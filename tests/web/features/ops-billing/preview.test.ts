import { describe, expect, it } from '@jest/globals';
import { afterCredit, afterTransfer } from '#web/features/ops-billing/model/preview';

describe('the preview of an action on an invoice', () => {
  it.each([
    [8_000, 3_000, 5_000],
    [8_000, 8_000, 0],
    [8_000, 9_000, -1_000],
  ])('after a transfer: a balance of %d less %d is %d', (balance, cents, left) => {
    expect(afterTransfer(balance, cents)).toEqual({ balanceCents: left, creditCents: 0 });
  });

  it.each([
    [8_000, 3_000, { balanceCents: 5_000, creditCents: 0 }],
    [8_000, 8_000, { balanceCents: 0, creditCents: 0 }],
    [8_000, 9_000, { balanceCents: 0, creditCents: 1_000 }],
    [0, 500, { balanceCents: 0, creditCents: 500 }],
  ])('after a credit: a balance of %d less %d is %j', (balance, cents, left) => {
    expect(afterCredit(balance, cents)).toEqual(left);
  });
});
