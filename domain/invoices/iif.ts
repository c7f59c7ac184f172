import { decimalDollars } from '../shared/money';
import { quickBooksText } from '../shared/quickbooks-text';

/** A line of an invoice for QuickBooks. */
export interface IifLine {
  readonly text: string;
  readonly account: string;
  readonly cents: number;
}

/** An invoice for QuickBooks. */
export interface IifInvoice {
  readonly number: string;
  readonly customer: string;
  /** In the carrier's zone. */
  readonly issuedOn: string;
  readonly dueOn: string;
  readonly totalCents: number;
  readonly lines: readonly IifLine[];
}

const HEADER = [
  ['!TRNS', 'TRNSTYPE', 'DATE', 'ACCNT', 'NAME', 'AMOUNT', 'DOCNUM', 'MEMO', 'DUEDATE'],
  ['!SPL', 'TRNSTYPE', 'DATE', 'ACCNT', 'NAME', 'AMOUNT', 'DOCNUM', 'MEMO'],
  ['!ENDTRNS'],
];

const MEMO_LENGTH = 250;

/** `MM/DD/YYYY`. */
const dayOf = (date: string): string => `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(0, 4)}`;

/** In the name of a customer, a colon makes the rest of it a job of the customer. */
const customerField = (name: string): string => quickBooksText(name).replaceAll(':', '-');

/** The rows of an invoice: what is owed, and its lines with the opposite sign, so that they sum to 0. */
function rowsOf({ number, customer, issuedOn, dueOn, totalCents, lines }: IifInvoice): string[][] {
  const [day, name, docnum] = [dayOf(issuedOn), customerField(customer), quickBooksText(number)];
  return [
    ['TRNS', 'INVOICE', day, 'Accounts Receivable', name, decimalDollars(totalCents), docnum, '', dayOf(dueOn)],
    ...lines.map(({ text, account, cents }) => [
      'SPL',
      'INVOICE',
      day,
      account,
      name,
      decimalDollars(-cents),
      docnum,
      quickBooksText(text).slice(0, MEMO_LENGTH),
    ]),
    ['ENDTRNS'],
  ];
}

/** The header of the file, once. */
export const iifHeader = (): string => toText(HEADER);

/** One invoice in the form that QuickBooks Desktop imports (Intuit, "IIF file headers and what they do"). */
export const iifInvoice = (invoice: IifInvoice): string => toText(rowsOf(invoice));

const toText = (rows: readonly (readonly string[])[]): string => rows.map((row) => `${row.join('\t')}\r\n`).join('');
