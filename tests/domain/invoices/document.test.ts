import { describe, expect, it } from '@jest/globals';
import { invoiceBlocks, type Issuer } from '#domain/invoices/document';
import type { Invoice } from '#domain/invoices/schema';

const id = '018f0000-0000-7000-8000-000000000001';
const anInvoice = (more: Partial<Invoice> = {}): Invoice => ({
  ...{ _id: id, number: 'G-000042', organizationId: id, organization: 'Long Beach Drayage', status: 'open' },
  ...{ periodStartsAt: '2026-10-01T07:00:00.000Z', periodEndsAt: '2026-11-01T07:00:00.000Z' },
  ...{ issuedAt: '2026-11-01T14:00:00.000Z', dueOn: '2026-12-01', daysOverdue: 0, timeZone: 'America/Los_Angeles' },
  ...{ subtotalCents: 8_000, creditUsedCents: 0, totalCents: 8_000, paidCents: 0, balanceCents: 8_000 },
  ...{ processingCents: 0, voidedAt: null, voidReason: null, lines: [], payments: [], reminders: [], refusals: [] },
  lateFee: { nextOn: null, nextCents: null },
  ...more,
});

const issuer: Issuer = {
  postalAddress: '1 Harbor Plaza, Long Beach, CA 90802',
  email: 'support@gladhand.example',
  publicUrl: 'https://gladhand.example',
  paysOnline: true,
};
const textsOf = (...of: Parameters<typeof invoiceBlocks>): string[] =>
  invoiceBlocks(...of).flatMap((block) => {
    if (block.type === 'facts') return block.rows.map(([name, value]) => `${name}: ${value}`);
    return block.type === 'heading' || block.type === 'text' ? [block.text] : [];
  });

describe('the printed invoice', () => {
  it('names the issuer, and how it can be paid', () => {
    const texts = textsOf(anInvoice(), issuer);

    expect(texts).toContain('From: Gladhand, 1 Harbor Plaza, Long Beach, CA 90802');
    expect(texts.slice(texts.indexOf('How to pay') + 1)).toEqual([
      'By card or from a bank account: sign in at https://gladhand.example and open Invoices.',
      'By check or transfer: use G-000042 as the reference.',
      'Bank details and questions: support@gladhand.example',
    ]);
  });

  it('does not offer to pay online where that is not possible, and has no address that is not set', () => {
    const texts = textsOf(anInvoice(), { publicUrl: issuer.publicUrl, paysOnline: false });

    expect(texts).toContain('From: Gladhand');
    expect(texts.at(-1)).toBe('By check or transfer: use G-000042 as the reference.');
    expect(texts.join()).not.toContain('https://');
  });

  it('asks for nothing that is paid or void', () => {
    for (const settled of [anInvoice({ status: 'paid', balanceCents: 0 }), anInvoice({ status: 'void' })])
      expect(textsOf(settled, issuer)).not.toContain('How to pay');
  });
});

describe('the sums of the printed invoice', () => {
  const settled = { status: 'paid', paidCents: 8_000, balanceCents: 0 } as const;
  const by = (method: 'card' | 'credit' | 'writeOff', cents: number) =>
    ({
      method,
      cents,
      applications: [{ invoiceId: id, number: 'G-000042', cents }],
    }) as unknown as Invoice['payments'][0];
  const rowsOf = (invoice: Invoice) =>
    invoiceBlocks(invoice, issuer)
      .flatMap((block) => (block.type === 'amounts' ? block.rows : []))
      .map(({ text, amount }) => `${text} ${amount}`);

  it('do not call a credit or a write-off a payment', () => {
    const invoice = anInvoice({
      ...settled,
      payments: [by('card', 1_000), by('credit', 2_000), by('writeOff', 5_000)],
    });

    expect(rowsOf(invoice)).toEqual([
      'Total $80.00',
      'Paid $10.00',
      'Credited $20.00',
      'Written off $50.00',
      'Balance $0.00',
    ]);
    expect(textsOf(invoice, issuer)).toContain('Status: Written off');
  });

  it('are those of payments alone where operations gave nothing', () => {
    const invoice = anInvoice({ ...settled, payments: [by('card', 8_000)] });

    expect(rowsOf(invoice)).toEqual(['Total $80.00', 'Paid $80.00', 'Balance $0.00']);
    expect(textsOf(invoice, issuer)).toContain('Status: Paid');
  });
});
