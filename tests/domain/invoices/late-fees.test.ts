import { describe, expect, it } from '@jest/globals';
import {
  type CountedPayment,
  lateFeeChanges,
  lateFeeOf,
  type LateInvoice,
  lateMonthEnd,
  nextLateFee,
} from '#domain/invoices/late-fees';

const RATE = 150;
const rateOn = () => RATE;

/** Issued on 2027-01-01. */
const invoice = (payments: readonly CountedPayment[] = [], more: Partial<LateInvoice> = {}): LateInvoice => ({
  dueOn: '2027-01-31',
  principalCents: 100_000,
  payments,
  charged: [],
  ...more,
});

const feesAt = (late: LateInvoice, today: string) =>
  lateFeeChanges(late, today, rateOn).map(({ month, on, baseCents, cents }) => ({ month, on, baseCents, cents }));

describe('the late fee of a base', () => {
  it.each([
    [60_000, 900],
    [33_333, 500],
    [300, 5],
    [10_700, 161],
    [299_900, 4_499],
    [33, 0],
    [34, 1],
    [0, 0],
  ])('of %i cents is %i cents, rounded half up', (base, fee) => {
    expect(lateFeeOf(base, RATE)).toBe(fee);
  });
});

describe('months after the due date', () => {
  it('are counted from the due date itself, so that February does not shorten March', () => {
    expect([1, 2, 3, 12].map((month) => lateMonthEnd('2027-01-31', month))).toEqual([
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2028-01-31',
    ]);
    expect(lateMonthEnd('2028-01-31', 1)).toBe('2028-02-29');
  });
});

describe('late fees of an invoice', () => {
  const partly = [{ cents: 40_000, on: '2027-02-15' }];

  it('are charged on the principal that is unpaid at the end of the month', () => {
    expect(feesAt(invoice(partly), '2027-03-01')).toEqual([
      { month: 1, on: '2027-02-28', baseCents: 60_000, cents: 900 },
    ]);
  });

  it('are not charged on fees: the second month is again 9.00', () => {
    const late = invoice(partly, { charged: [{ month: 1, cents: 900 }] });
    expect(feesAt(late, '2027-04-01')).toEqual([{ month: 2, on: '2027-03-31', baseCents: 60_000, cents: 900 }]);
  });

  it('are not charged twice for a month', () => {
    expect(feesAt(invoice(partly, { charged: [{ month: 1, cents: 900 }] }), '2027-03-31')).toEqual([]);
  });

  it('are not charged before the month is over', () => {
    expect(feesAt(invoice(), '2027-02-28')).toEqual([]);
  });

  it('are not charged if the principal was paid before the end of the month, also on its last day', () => {
    for (const on of ['2027-01-31', '2027-02-27', '2027-02-28']) {
      expect(feesAt(invoice([{ cents: 100_000, on }]), '2027-03-01')).toEqual([]);
    }
  });

  it('stay if the payment came a day after the month', () => {
    expect(feesAt(invoice([{ cents: 100_000, on: '2027-03-01' }]), '2027-04-01')).toEqual([
      { month: 1, on: '2027-02-28', baseCents: 100_000, cents: 1_500 },
    ]);
  });

  it('are reversed when a payment is entered later that was received in the month', () => {
    const late = invoice([...partly, { cents: 60_000, on: '2027-02-20' }], { charged: [{ month: 1, cents: 900 }] });
    expect(lateFeeChanges(late, '2027-03-15', rateOn)).toEqual([
      { month: 1, on: '2027-02-28', baseCents: 0, rate: RATE, cents: -900, isCorrection: true },
    ]);
  });

  it('are reversed once', () => {
    const late = invoice([...partly, { cents: 60_000, on: '2027-02-20' }], {
      charged: [
        { month: 1, cents: 900 },
        { month: 1, cents: -900 },
      ],
    });
    expect(feesAt(late, '2027-03-15')).toEqual([]);
  });

  it('are charged again when the late payment is returned', () => {
    const late = invoice(partly, {
      charged: [
        { month: 1, cents: 900 },
        { month: 1, cents: -900 },
      ],
    });
    expect(lateFeeChanges(late, '2027-03-15', rateOn)).toMatchObject([{ month: 1, cents: 900, isCorrection: true }]);
  });

  it('make no line under one cent', () => {
    expect(feesAt(invoice([], { principalCents: 33 }), '2027-03-01')).toEqual([]);
  });

  it('are 0 when only fees are unpaid', () => {
    expect(feesAt(invoice([], { principalCents: 0 }), '2027-06-01')).toEqual([]);
  });

  it('follow the rate of each day', () => {
    const rates = (day: string) => (day < '2027-03-01' ? 150 : 100);
    expect(lateFeeChanges(invoice(), '2027-04-01', rates).map(({ cents }) => cents)).toEqual([1_500, 1_000]);
  });

  it('are announced with their day and amount', () => {
    expect(nextLateFee(invoice(partly), '2027-02-16', rateOn)).toEqual({ on: '2027-02-28', cents: 900 });
    expect(nextLateFee(invoice([{ cents: 100_000, on: '2027-01-20' }]), '2027-02-16', rateOn)).toBeUndefined();
  });

  it('are announced at the rate that is charged for that month, not at that of today', () => {
    const rates = (day: string) => (day < '2027-02-20' ? 150 : 100);
    const [charged] = lateFeeChanges(invoice(), '2027-03-01', rates);
    expect(nextLateFee(invoice(), '2027-02-16', rates)).toEqual({ on: charged?.on, cents: charged?.cents });
    expect(charged?.cents).toBe(1_000);
  });
});
