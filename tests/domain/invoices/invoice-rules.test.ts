import { describe, expect, it } from '@jest/globals';
import { useCredit } from '#domain/invoices/credit-line';
import { draftInvoice, invoiceEntry, type OpenCharge } from '#domain/invoices/draft';
import { dueReminders } from '#domain/invoices/reminders';
import { daysOverdue, statusOf } from '#domain/invoices/status';
import { lineFault } from '#domain/ledger/accounts';
import { allocate } from '#domain/payments/allocation';
import { settle } from '#domain/payments/settlement';
import { isLater, paymentStates } from '#domain/payments/states';

const ORG = '0190d3a0-0000-7000-8000-000000000001';
const owed = (id: string, balanceCents: number, dueOn: string) => ({ id, number: `GH-${id}`, balanceCents, dueOn });
const a = owed('a', 60_000, '2027-01-31');
const b = owed('b', 90_000, '2027-03-03');

describe('the status of an invoice', () => {
  const facts = { totalCents: 6_000, paidCents: 0, isVoid: false, dueOn: '2027-01-31' };
  it.each([
    [facts, '2027-01-31', 'open', 0],
    [facts, '2027-02-01', 'overdue', 1],
    [{ ...facts, paidCents: 1_000 }, '2027-02-10', 'overdue', 10],
    [{ ...facts, paidCents: 1_000 }, '2027-01-10', 'open', 0],
    [{ ...facts, paidCents: 6_000 }, '2027-05-01', 'paid', 0],
    [{ ...facts, totalCents: 0 }, '2027-05-01', 'paid', 0],
    [{ ...facts, isVoid: true }, '2027-05-01', 'void', 0],
  ] as const)('%o on %s is %s', (...[invoice, today, status, days]) => {
    expect(statusOf(invoice, today)).toBe(status);
    expect(daysOverdue(invoice, today)).toBe(days);
  });
});

describe('a payment', () => {
  it('goes to the invoice that is due first, then to the next', () => {
    expect(allocate(100_000, [b, a], undefined)).toEqual({
      applications: [
        { invoiceId: 'a', cents: 60_000 },
        { invoiceId: 'b', cents: 40_000 },
      ],
      creditCents: 0,
    });
  });

  it('of the same due day goes to the lower number', () => {
    const twins = [owed('2', 500, '2027-01-31'), owed('1', 500, '2027-01-31')];
    expect(allocate(600, twins, undefined).applications).toEqual([
      { invoiceId: '1', cents: 500 },
      { invoiceId: '2', cents: 100 },
    ]);
  });

  it('goes to the invoice that it names, and the rest is credit', () => {
    expect(allocate(100_000, [a, b], 'b')).toEqual({
      applications: [{ invoiceId: 'b', cents: 90_000 }],
      creditCents: 10_000,
    });
  });

  it('of a second tab is credit, because the first has paid the invoice', () => {
    const second = settle({ organizationId: ORG, method: 'card', cents: 8_000, invoiceId: 'a' }, []);
    expect(second).toEqual({
      applications: [],
      creditCents: 8_000,
      entry: [
        { account: 'provider:clearing', cents: 8_000 },
        { account: `credit:${ORG}`, cents: -8_000 },
      ],
    });
  });

  it.each(['card', 'bankTransfer', 'transfer', 'credit', 'writeOff'] as const)(
    'by %s has an entry that balances',
    (method) => {
      const { entry } = settle({ organizationId: ORG, method, cents: 65_000, invoiceId: 'a' }, [a]);
      expect(lineFault(entry)).toBeUndefined();
      expect(entry.map(({ cents }) => cents)).toEqual([65_000, -60_000, -5_000]);
    },
  );
});

describe('states of a payment', () => {
  it('only move forward', () => {
    const moves = paymentStates.flatMap((from) =>
      paymentStates.filter((to) => isLater(to, from)).map((to) => `${from}>${to}`),
    );
    expect(moves).not.toContain('succeeded>processing');
    expect(moves).not.toContain('failed>processing');
    expect(moves).toEqual(
      expect.arrayContaining(['processing>failed', 'failed>succeeded', 'succeeded>returned', 'unknown>succeeded']),
    );
  });
});

describe('credit', () => {
  it.each([
    [6_000, 0, 0, 6_000],
    [6_000, 2_000, -2_000, 4_000],
    [6_000, 9_000, -6_000, 0],
    [-1_000, 500, 1_000, 0],
    [6_000, -2_000, 2_000, 8_000],
  ])(
    'of charges of %i and credit of %i is a line of %i, total %i',
    (...[subtotal, available, creditCents, totalCents]) => {
      expect(useCredit(subtotal, available)).toEqual({ creditCents, totalCents });
    },
  );
});

describe('a draft of an invoice', () => {
  const charge = (kind: OpenCharge['kind'], cents: number, details = {}): OpenCharge => ({
    id: `${kind}${String(cents)}`,
    kind,
    sourceId: ORG,
    cents,
    details,
    occurredAt: '2027-01-15T12:00:00.000Z',
  });
  const at = '2027-02-01T12:00:00.000Z';

  it('books what is owed against the revenue of each kind', () => {
    const draft = draftInvoice([charge('match', 5_000), charge('match', 1_000), charge('workday', 20_000)], {
      creditCents: 0,
      at,
    });
    expect(invoiceEntry(ORG, draft)).toEqual([
      { account: `receivable:${ORG}`, cents: 26_000 },
      { account: 'revenue:match', cents: -6_000 },
      { account: 'revenue:workdays', cents: -20_000 },
    ]);
  });

  it('uses credit for the principal before the fees', () => {
    const draft = draftInvoice([charge('match', 5_000), charge('lateFee', 900)], { creditCents: 2_000, at });
    expect(draft).toMatchObject({ totalCents: 3_900, principalCents: 3_000 });
    expect(lineFault(invoiceEntry(ORG, draft))).toBeUndefined();
    expect(draftInvoice([charge('match', 500), charge('lateFee', 900)], { creditCents: 1_000, at })).toMatchObject({
      totalCents: 400,
      principalCents: 0,
    });
  });

  it('counts the reversal of a fee as a fee', () => {
    const reversal = charge('adjustment', -900, { code: 'lateFeeReversed' });
    expect(draftInvoice([charge('match', 5_000), reversal], { creditCents: 0, at })).toMatchObject({
      totalCents: 4_100,
      principalCents: 4_100,
    });
  });

  it('of more credit than charges keeps the rest as credit', () => {
    const draft = draftInvoice([charge('match', 1_000), charge('adjustment', -1_500)], { creditCents: 0, at });
    expect(draft).toMatchObject({ totalCents: 0 });
    expect(invoiceEntry(ORG, draft)).toEqual([
      { account: 'revenue:match', cents: -1_000 },
      { account: 'revenue:credits', cents: 1_500 },
      { account: `credit:${ORG}`, cents: -500 },
    ]);
  });
});

describe('reminders', () => {
  const none = new Set<never>();
  it.each([
    ['2027-01-23', undefined],
    ['2027-01-24', 'dueSoon'],
    ['2027-01-31', 'dueToday'],
    ['2027-02-07', 'overdue7'],
    ['2027-02-21', 'overdue21'],
    ['2027-03-02', 'warning30'],
    ['2027-03-17', 'warning45'],
  ])('on %s: %s', (today, kind) => {
    expect(dueReminders('2027-01-31', today, none).send).toBe(kind);
  });

  it('are sent once, and late ones are skipped for the newest', () => {
    expect(dueReminders('2027-01-31', '2027-02-22', new Set(['dueSoon']))).toEqual({
      send: 'overdue21',
      skip: ['dueToday', 'overdue7'],
    });
    expect(dueReminders('2027-01-31', '2027-02-23', new Set(['dueSoon', 'dueToday', 'overdue7', 'overdue21']))).toEqual(
      {
        send: undefined,
        skip: [],
      },
    );
  });
});
