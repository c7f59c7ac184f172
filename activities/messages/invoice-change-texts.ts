import type { InvoiceChangeTemplates } from '#domain/invoices/change-messages';
import type { PaymentMethod } from '#domain/payments/states';
import { productLabels } from '#domain/prices/labels';
import { formatCents } from '#domain/shared/money';
import type { AccountText } from './account-text';

const ALREADY_SENT = 'A payment that you have already sent is not lost: it counts for your next invoice.';

/** A credit or write-off is never refunded. */
const sources: Readonly<Partial<Record<PaymentMethod, string>>> = { card: 'card', bankTransfer: 'bank account' };

/** The destination of a refund: the source of the money. */
function destination(method: PaymentMethod, last4: string | null): string {
  const source = sources[method];
  if (source === undefined) return 'to you by check or transfer, as you paid';
  return last4 === null ? `to the ${source} that paid` : `to the ${source} ending in ${last4}`;
}

const amountLine = (cents: number, text: (amount: string) => string): string[] =>
  cents === 0 ? [] : [text(formatCents(cents))];

/** Emails about invoices, purchases and credit that operations changed. */
export const invoiceChangeTexts: {
  readonly [Template in keyof InvoiceChangeTemplates]: (params: InvoiceChangeTemplates[Template]) => AccountText;
} = {
  'invoice-voided': ({ firstName, number, reason, creditCents, link }) => ({
    subject: `Invoice ${number} is void`,
    firstName,
    lines: [
      "Please don't pay it: nothing is owed for it. Its lines go onto your next invoice.",
      `Reason: "${reason}"`,
      ...amountLine(creditCents, (amount) => `The ${amount} of credit that it used is credit again.`),
      ALREADY_SENT,
    ],
    link,
  }),
  'invoice-credited': ({ firstName, number, creditNumber, cents, reason, link, ...rest }) => ({
    subject: `Credit ${creditNumber} of ${formatCents(cents)} for invoice ${number}`,
    firstName,
    lines: [
      `Reason: "${reason}"`,
      rest.balanceCents === 0
        ? 'Nothing more is due for the invoice.'
        : `Still due of the invoice: ${formatCents(rest.balanceCents)}.`,
      ...amountLine(rest.creditCents, (amount) => `${amount} is credit, which your next invoice uses.`),
      ...amountLine(
        rest.excessCents,
        (amount) => `A payment is in progress. When it arrives, ${amount} of it becomes credit, too.`,
      ),
    ],
    link,
  }),
  'invoice-written-off': ({ firstName, number, cents, reason, link }) => ({
    subject: `You don't have to pay the remaining ${formatCents(cents)} of invoice ${number}`,
    firstName,
    lines: ['We wrote off what was unpaid. Nothing more is due for the invoice.', `Reason: "${reason}"`, ALREADY_SENT],
    link,
  }),
  'purchase-credited': ({
    firstName,
    creditNumber,
    cents,
    reason,
    product,
    driver,
    isTakenBack,
    openNumber,
    link,
  }) => ({
    subject: `Credit ${creditNumber} of ${formatCents(cents)}: ${productLabels[product]}, ${driver}`,
    firstName,
    lines: [
      `Reason: "${reason}"`,
      isTakenBack
        ? 'The purchase was on no invoice yet, and you will not be charged for it.'
        : 'The credit is a line of your next invoice. If that invoice is smaller, the rest stays your credit.',
      ...(openNumber === null ? [] : [`Invoice ${openNumber}, which contains the purchase, is due unchanged.`]),
    ],
    link,
  }),
  'credit-refunded': ({ firstName, cents, reason, method, last4, link }) => ({
    subject: `We refunded ${formatCents(cents)} of your credit`,
    firstName,
    lines: [
      `The money goes back ${destination(method, last4)}. It can take some days to arrive.`,
      `Reason: "${reason}"`,
    ],
    link,
  }),
  'refund-returned': ({ firstName, cents, method, last4, link }) => ({
    subject: `Your refund of ${formatCents(cents)} did not arrive`,
    firstName,
    lines: [
      `The money could not go back ${destination(method, last4)}.`,
      'It is your credit again, which your next invoice uses.',
    ],
    link,
  }),
  'refund-failed': ({ firstName, carrier, cents, link }) => ({
    subject: `The refund of ${formatCents(cents)} to ${carrier} failed`,
    firstName,
    lines: [
      "The money is the carrier's credit again. Ask the carrier how to send it, or leave it for the next invoice.",
    ],
    link,
  }),
};
