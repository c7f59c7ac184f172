import { describe, expect, it } from '@jest/globals';
import { draftInvoice } from '#domain/invoices/draft';
import { iifInvoice } from '#domain/invoices/iif';
import { type LineFacts, lineText } from '#domain/invoices/line-text';
import { productLabels } from '#domain/prices/labels';
import { products } from '#domain/prices/products';
import { quickBooksText } from '#domain/shared/quickbooks-text';

const line = (facts: Partial<LineFacts>): string =>
  lineText({ kind: 'match', details: {}, occurredOn: '2027-01-15', driver: null, ...facts });
const fee = { baseCents: 60_000, rate: 150, invoiceNumber: 'GH-000042', since: '2027-01-31', on: '2027-02-28' };

describe('the text of a line', () => {
  it.each<[Partial<LineFacts>, string]>([
    [
      { details: { product: 'certifiedMatch' }, driver: 'Maria Gomez' },
      'Certified match, Maria Gomez, Friday, January 15, 2027',
    ],
    [
      { kind: 'onboarding', details: { product: 'mvr', state: 'TX' }, driver: 'Maria G.' },
      'Motor vehicle record (TX), Maria G., Friday, January 15, 2027',
    ],
    [
      { kind: 'adjustment', details: { product: 'psp', purchaseId: 'x' } },
      'Adjustment of: PSP report, Friday, January 15, 2027',
    ],
    [
      { kind: 'workday', details: { day: '2027-01-04' }, driver: 'Maria Gomez' },
      'Workday, Maria Gomez, Monday, January 4, 2027',
    ],
    [
      { kind: 'lateFee', details: { code: 'lateFee', ...fee } },
      'Late fee: 1.5% of $600.00 of invoice GH-000042, unpaid since Sunday, January 31, 2027, for the month until Sunday, February 28, 2027',
    ],
    [
      { kind: 'adjustment', details: { code: 'lateFeeReversed', ...fee } },
      'Late fee of invoice GH-000042 for the month until Sunday, February 28, 2027 reversed: a payment was received in time',
    ],
    [
      { kind: 'adjustment', details: { product: 'psp', reason: 'Twice', creditNumber: 'CM-000007' } },
      'Credit CM-000007 of: PSP report, Friday, January 15, 2027: Twice',
    ],
    [{ kind: 'credit', details: { code: 'creditUsed' } }, 'Credit used'],
    [
      { kind: 'credit', details: { code: 'creditTakenBack' } },
      'Credit that was used, from a payment that was returned',
    ],
    [{ details: { product: 'constructor' } }, 'Match, Friday, January 15, 2027'],
  ])('of %j is %s', (facts, text) => {
    expect(line(facts)).toBe(text);
  });

  it.each<[Partial<LineFacts>, string]>([
    [{ details: { product: 'certifiedMatch' }, driver: 'Maria Gomez' }, 'Certified match, Maria Gomez'],
    [{ kind: 'workday', details: { day: '2027-01-15' }, driver: 'Maria Gomez' }, 'Workday, Maria Gomez'],
    [
      { kind: 'adjustment', details: { day: '2027-01-04', reason: 'A typing error' }, driver: 'Maria Gomez' },
      'Adjustment, Maria Gomez, Monday, January 4, 2027: A typing error',
    ],
  ])('of %j beside a column of days is %s', (facts, text) => {
    expect(line({ ...facts, hasDateColumn: true })).toBe(text);
  });

  it('names each product as the list of purchases does', () => {
    for (const product of products) {
      expect(line({ kind: 'onboarding', details: { product } })).toBe(
        `${productLabels[product]}, Friday, January 15, 2027`,
      );
    }
  });
});

describe('the line of credit', () => {
  const at = '2027-02-01T12:00:00.000Z';
  const charge = (cents: number) => ({
    id: String(cents),
    kind: cents < 0 ? ('adjustment' as const) : ('match' as const),
    sourceId: 'x',
    cents,
    details: {},
    occurredAt: at,
  });

  it.each([
    [[5_000], 2_000, 'creditUsed', -2_000],
    [[1_000, -1_500], 0, 'creditKept', 500],
    [[5_000], -2_000, 'creditTakenBack', 2_000],
    [[], -2_000, 'creditTakenBack', 2_000],
    // The new credit covers a part of the used one.
    [[-500], -2_000, 'creditTakenBack', 2_000],
    [[-3_000], -2_000, 'creditKept', 3_000],
  ])('of charges of %j and credit of %i is %s of %i', (...[cents, creditCents, code, lineCents]) => {
    const { lines } = draftInvoice(cents.map(charge), { creditCents, at });
    expect(lines.at(-1)).toMatchObject({ kind: 'credit', details: { code }, cents: lineCents });
  });
});

describe('a field for QuickBooks', () => {
  it.each([
    ['Nguyễn; José', 'Nguyen, Jose'],
    ['a\tb\r\nc\u2028d', 'a b c d'],
    ['"Ac“me"', "'Ac'me'"],
    ['Łódź\u00a0😀\x1a', 'Lodz ??'],
    ['   ', ''],
  ])('of %j is %j', (text, field) => {
    expect(quickBooksText(text)).toBe(field);
  });

  it('makes one row of nine fields per invoice, whatever the names contain', () => {
    const text = 'x\tSPL\r\nENDTRNS;"';
    const invoice = iifInvoice({
      number: 'GH-000042',
      customer: text,
      issuedOn: '2027-01-01',
      dueOn: '2027-01-31',
      totalCents: -5,
      lines: [{ text: text.repeat(50), account: 'Late fees', cents: -5 }],
    });
    const rows = invoice.trimEnd().split('\r\n');
    expect(rows.map((row) => row.split('\t').length)).toEqual([9, 8, 1]);
    expect(rows[0]?.split('\t').slice(2, 6)).toEqual(['01/01/2027', 'Accounts Receivable', "x SPL ENDTRNS,'", '-0.05']);
    expect(rows[1]?.split('\t')[5]).toBe('0.05');
    expect(rows[1]?.split('\t')[7]?.length).toBe(250);
  });
});
