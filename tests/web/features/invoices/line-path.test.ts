import { describe, expect, it } from '@jest/globals';
import { linePath } from '#web/features/invoices/model/line-path';
import { anInvoiceLine, LATE_INVOICE_ID, PURCHASE_ID } from '../../support/billing';

const DRIVER_ID = '018f0000-0000-7000-8000-0000000000f4';
const ORDER_ID = '018f0000-0000-7000-8000-0000000000f5';
const everything = { candidates: true, timesheets: true };
const workday = { workdayId: LATE_INVOICE_ID, driverId: DRIVER_ID, day: '2026-10-12' };

describe('a line of an invoice leads to', () => {
  it.each([
    [
      'the candidate of a match',
      anInvoiceLine({
        kind: 'match',
        details: { product: 'certifiedMatch', driverId: DRIVER_ID, orderId: ORDER_ID },
      }),
      `/business/candidates?driver=${DRIVER_ID}&order=${ORDER_ID}`,
    ],
    [
      'the onboarding of the driver',
      anInvoiceLine({ kind: 'onboarding', details: { product: 'onboardingProgram', driverId: DRIVER_ID } }),
      `/business/purchases?driver=${DRIVER_ID}&product=onboardingProgram`,
    ],
    [
      'the match of its day',
      anInvoiceLine({ kind: 'match', details: { product: 'certifiedMatch' } }),
      '/business/purchases?product=certifiedMatch&from=2026-10-12&to=2026-10-12',
    ],
    [
      'the onboarding of its day',
      anInvoiceLine({ kind: 'onboarding' }),
      '/business/purchases?from=2026-10-12&to=2026-10-12',
    ],
    [
      'the purchases that were credited',
      anInvoiceLine({ kind: 'adjustment', details: { purchaseId: PURCHASE_ID, product: 'psp' }, cents: -1_100 }),
      '/business/purchases?product=psp&state=credited',
    ],
    [
      'the week of the driver',
      anInvoiceLine({ kind: 'workday', details: workday }),
      `/business/timesheets?week=2026-10-12&driver=${DRIVER_ID}`,
    ],
    [
      'the week that a dispute was about',
      anInvoiceLine({ kind: 'adjustment', details: workday, occurredOn: '2026-11-02' }),
      `/business/timesheets?week=2026-10-12&driver=${DRIVER_ID}`,
    ],
    [
      'the week of its own day',
      anInvoiceLine({ kind: 'workday', occurredOn: '2026-10-13' }),
      '/business/timesheets?week=2026-10-13',
    ],
    [
      'the invoice that was paid late',
      anInvoiceLine({ kind: 'lateFee', sourceId: LATE_INVOICE_ID }),
      `/business/invoice/overdue/${LATE_INVOICE_ID}`,
    ],
    ['nothing for credit', anInvoiceLine({ kind: 'credit', sourceId: null }), undefined],
    ['nothing without a source', anInvoiceLine({ kind: 'lateFee', sourceId: null }), undefined],
  ])('%s', (_what, line, path) => {
    expect(linePath(everything)(line)).toBe(path);
  });

  it('pages that the reader may open only', () => {
    const details = { product: 'certifiedMatch', driverId: DRIVER_ID, orderId: ORDER_ID };
    const match = anInvoiceLine({ kind: 'match', details });
    const pathOf = linePath({ candidates: false, timesheets: false });

    expect(pathOf(match)).toBe(`/business/purchases?driver=${DRIVER_ID}&product=certifiedMatch`);
    expect(pathOf(anInvoiceLine({ kind: 'workday', details: workday }))).toBeUndefined();
  });
});
