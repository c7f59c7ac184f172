import { expect, it } from '@jest/globals';
import { type BillingRows, judgeBilling } from '../../../lab/chaos/billing-findings';

const clean: BillingRows = {
  charges: [
    { id: 'a', invoices: 1 },
    { id: 'b', invoices: 1 },
  ],
  numbers: ['GH-000002', 'GH-000001'],
  mails: [{ carrier: 'Blue Mesa', expected: 2, queued: 2 }],
  lateMonths: [{ number: 'GH-000001', fees: 1 }],
  broken: [],
};

it('accepts a run that billed everything once', () => {
  expect(judgeBilling(clean)).toEqual({ doubled: [], missing: [], gaps: [], broken: [] });
});

it('finds what is doubled, missing, or a gap', () => {
  const faulty: BillingRows = {
    charges: [...clean.charges, { id: 'c', invoices: 2 }, { id: 'd', invoices: 0 }],
    numbers: ['GH-000001', 'GH-000003'],
    mails: [
      { carrier: 'Blue Mesa', expected: 2, queued: 3 },
      { carrier: 'Red Butte', expected: 2, queued: 1 },
    ],
    lateMonths: [
      { number: 'GH-000001', fees: 2 },
      { number: 'GH-000003', fees: 0 },
    ],
    broken: ['an invoice is the sum of its lines: GH-000003'],
  };

  const { doubled, missing, gaps, broken } = judgeBilling(faulty);

  expect(doubled).toEqual([
    'charge c is on 2 invoices',
    'Blue Mesa has 3 emails about invoices instead of 2',
    'GH-000001 has 2 late fees for its first month after the due day',
  ]);
  expect(missing).toEqual([
    'charge d is on no invoice',
    'Red Butte has 1 emails about invoices instead of 2',
    'GH-000003 has 0 late fees for its first month after the due day',
  ]);
  expect(gaps).toEqual(['no invoice has the number 2']);
  expect(broken).toHaveLength(1);
});
