import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Db } from '#db/core/handle';
import { settlePayment } from '#db/invoice-payments/settle-payment';
import { issueInvoice } from '#db/invoices/issue-invoice';
import { verifyLedger } from '#db/ledger/verify';
import type { PaymentMethod } from '#domain/payments/states';
import { testSealer } from '../../support/api';
import { aCharge, aPayment } from '../../support/builders/invoices';
import { anOrganization } from '../../support/builders/people';
import { openTestDatabase } from '../../support/database';

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase(4));
});
afterAll(() => close());

let organizationId: string;
let invoiceId: string;
beforeEach(async () => {
  ({ id: organizationId } = await anOrganization(db));
  // An invoice of 60.00 for two matches.
  for (const cents of [5_000, 1_000]) await aCharge(db, { organizationId, cents });
  const startsAt = '2026-12-10T18:00:00.000Z';
  const endsAt = '2027-01-01T06:00:00.000Z';
  const period = { organizationId, zone: 'America/Chicago', startsAt, endsAt };
  const invoice = await db.transaction((trx) => issueInvoice(trx, period, '2027-01-01T12:00:00.000Z'));
  invoiceId = invoice?.id ?? '';
});

/** The lines of the carrier's latest transaction; its own accounts without its id. */
async function latest(): Promise<unknown[]> {
  const { rows } = await db.raw<{ rows: { account: string; cents: number }[] }>(
    `select replace(account, ':' || :id, '') as account, cents from ledger_lines
     where transaction_id = (select id from ledger_transactions where organization_id = :id order by booked_at desc, id desc limit 1)
     order by position`,
    { id: organizationId },
  );
  return rows.map(({ account, cents }) => [account, cents]);
}
const pay = (method: PaymentMethod, cents: number) => aPayment(db, { organizationId, invoiceId, method, cents });

it('an invoice of 60.00 is owed, and is the revenue of its matches', async () => {
  expect(await latest()).toEqual([
    ['receivable', 6_000],
    ['revenue:match', -6_000],
  ]);
});

it.each<[string, PaymentMethod, number, unknown[]]>([
  [
    '60.00 by card',
    'card',
    6_000,
    [
      ['provider:clearing', 6_000],
      ['receivable', -6_000],
    ],
  ],
  [
    '5.00 too much',
    'card',
    6_500,
    [
      ['provider:clearing', 6_500],
      ['receivable', -6_000],
      ['credit', -500],
    ],
  ],
  [
    'a check of 60.00',
    'transfer',
    6_000,
    [
      ['bank', 6_000],
      ['receivable', -6_000],
    ],
  ],
  [
    'a credit of 10.00',
    'credit',
    1_000,
    [
      ['revenue:credits', 1_000],
      ['receivable', -1_000],
    ],
  ],
  [
    'a write-off of 60.00',
    'writeOff',
    6_000,
    [
      ['badDebt', 6_000],
      ['receivable', -6_000],
    ],
  ],
])('%s is booked by its accounts', async (...[, method, cents, lines]) => {
  await pay(method, cents);
  expect(await latest()).toEqual(lines);
});

it('a bank transfer of 60.00 that is returned is owed again', async () => {
  const id = await pay('bankTransfer', 6_000);
  const report = { state: 'returned', failure: null, providerPaymentId: null, brand: null, last4: null } as const;
  const deps = { sealer: testSealer, publicUrl: 'http://127.0.0.1:8080' };
  await db.transaction((trx) => settlePayment(trx, deps, { id, report, now: '2027-01-20T18:00:00.000Z' }));
  expect(await latest()).toEqual([
    ['provider:clearing', -6_000],
    ['receivable', 6_000],
  ]);
  expect((await verifyLedger(db)).broken).toEqual([]);
});
