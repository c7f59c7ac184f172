import { describe, expect, it } from '@jest/globals';
import { outgoingText } from '#activities/messages/write-account-message';
import type { InvoiceChangeTemplates } from '#domain/invoices/change-messages';

const params = {
  firstName: 'Ada',
  number: 'GH-000002',
  reason: 'Billed twice. Sorry!',
  cents: 5_000,
  link: 'https://gladhand.example/business/invoice/paid/1',
};

function textOf<Template extends keyof InvoiceChangeTemplates>(
  template: Template,
  more: Omit<InvoiceChangeTemplates[Template], keyof typeof params>,
): string {
  const all = { ...params, ...more } as unknown as InvoiceChangeTemplates[Template];
  const mail = outgoingText({ channel: 'mail', to: 'ada@carrier.example', template, params: all }, {});
  return `${mail?.subject ?? ''}\n${mail?.body ?? ''}`;
}

const credited = { creditNumber: 'CM-000123', balanceCents: 0, creditCents: 0, excessCents: 0 };
const purchase = { creditNumber: 'CM-000123', product: 'psp', driver: 'Dana R.' } as const;

describe('an email about a change by operations', () => {
  it.each([
    ['invoice-voided', textOf('invoice-voided', { creditCents: 0 })],
    ['invoice-credited', textOf('invoice-credited', credited)],
    ['invoice-written-off', textOf('invoice-written-off', {})],
    ['purchase-credited', textOf('purchase-credited', { ...purchase, isTakenBack: true, openNumber: null })],
    ['credit-refunded', textOf('credit-refunded', { method: 'card', last4: '4242' })],
  ])('quotes the reason as it was typed: %s', (_, text) => {
    expect(text).toContain('Reason: "Billed twice. Sorry!"');
  });

  it('a void invoice says what becomes of its lines, of used credit, and of a payment that was sent', () => {
    const text = textOf('invoice-voided', { creditCents: 700 });

    expect(text).toContain('Invoice GH-000002 is void');
    expect(text).toContain("Please don't pay it: nothing is owed for it. Its lines go onto your next invoice.");
    expect(text).toContain('The $7.00 of credit that it used is credit again.');
    expect(text).toContain('A payment that you have already sent is not lost');
    expect(textOf('invoice-voided', { creditCents: 0 })).not.toContain('credit again');
  });

  it('a credit says what is still due, what became credit, and what becomes credit when a payment arrives', () => {
    const part = textOf('invoice-credited', { ...credited, balanceCents: 3_000 });
    expect(part).toContain('Credit CM-000123 of $50.00 for invoice GH-000002');
    expect(part).toContain('Still due of the invoice: $30.00.');
    expect(part).not.toContain('Nothing more is due');

    const whole = textOf('invoice-credited', { ...credited, creditCents: 1_000, excessCents: 2_000 });
    expect(whole).toContain('Nothing more is due for the invoice.');
    expect(whole).toContain('$10.00 is credit, which your next invoice uses.');
    expect(whole).toContain('When it arrives, $20.00 of it becomes credit, too.');
  });

  it('a credited purchase says what it is, and where the credit is', () => {
    const taken = textOf('purchase-credited', { ...purchase, isTakenBack: true, openNumber: null });
    expect(taken).toContain('Credit CM-000123 of $50.00: PSP report, Dana R.');
    expect(taken).toContain('you will not be charged for it');

    const next = textOf('purchase-credited', { ...purchase, isTakenBack: false, openNumber: 'GH-000002' });
    expect(next).toContain('The credit is a line of your next invoice.');
    expect(next).toContain('Invoice GH-000002, which contains the purchase, is due unchanged.');
  });

  it.each([
    ['card', '4242', 'to the card ending in 4242'],
    ['bankTransfer', null, 'to the bank account that paid'],
    ['transfer', null, 'to you by check or transfer, as you paid'],
  ] as const)('a refund of a %s says where it goes', (method, last4, where) => {
    expect(textOf('credit-refunded', { method, last4 })).toContain(`The money goes back ${where}.`);
    expect(textOf('refund-returned', { method, last4 })).toContain(`The money could not go back ${where}.`);
  });

  it('operations learn of a refund that failed', () => {
    const text = textOf('refund-failed', { carrier: 'Blue Mesa Freight' });

    expect(text).toContain('The refund of $50.00 to Blue Mesa Freight failed');
    expect(text).toContain("The money is the carrier's credit again.");
  });
});
