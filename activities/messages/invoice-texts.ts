import type { InvoiceTemplates } from '#domain/invoices/messages';
import { isWarning, type ReminderKind } from '#domain/invoices/reminders';
import type { PaymentFailure } from '#domain/payments/states';
import { longDate } from '#domain/shared/long-date';
import { formatCents } from '#domain/shared/money';
import type { AccountText } from './account-text';

const dayOf = (date: string): string => longDate(date, new Date().toISOString());

const reminderSubject: Readonly<Record<ReminderKind, (number: string) => string>> = {
  dueSoon: (number) => `Invoice ${number} is due in a week`,
  dueToday: (number) => `Invoice ${number} is due today`,
  overdue7: (number) => `Invoice ${number} is a week overdue`,
  overdue21: (number) => `Invoice ${number} is three weeks overdue`,
  warning30: (number) => `Invoice ${number} is 30 days overdue`,
  warning45: (number) => `Last warning: invoice ${number} is 45 days overdue`,
};

const WARNING =
  'If it stays unpaid, we may disable your account: your staff could no longer sign in, and job orders and applications would be paused.';

const reminderLines: Readonly<Record<ReminderKind, readonly string[]>> = {
  dueSoon: [],
  dueToday: [],
  overdue7: ['Each full month after the due date adds a late fee on what is unpaid.'],
  overdue21: ['Each full month after the due date adds a late fee on what is unpaid.'],
  warning30: [WARNING],
  warning45: [WARNING],
};

const failureTexts: Readonly<Record<PaymentFailure, string>> = {
  declined: 'The bank declined it.',
  insufficientFunds: 'The account does not have enough funds.',
  accountClosed: 'The bank account is closed.',
  notAuthorized: 'The bank says that the debit was not authorized.',
  expired: 'The card has expired, or the payment was not confirmed in time.',
  other: 'The payment provider gave no reason.',
};

/** Nothing of the invoice that the payment named is unpaid: it was void, or something else paid it. */
const notOwed = (isReturned: boolean): string =>
  isReturned
    ? 'The credit from it is gone. Your next invoice takes back what was used of it.'
    : 'Its invoice is not open, so you do not have to pay again.';

/** Emails about invoices and payments. */
export const invoiceTexts: {
  readonly [Template in keyof InvoiceTemplates]: (params: InvoiceTemplates[Template]) => AccountText;
} = {
  'invoice-issued': ({ firstName, carrier, number, cents, dueOn, link }) => ({
    subject: `Invoice ${number} for ${carrier}: ${formatCents(cents)}`,
    firstName,
    lines: [
      cents === 0
        ? 'Your credit paid it in full. You can see each line at the link below.'
        : `Please pay it by ${dayOf(dueOn)}. You can see each line, pay and download the PDF at the link below.`,
    ],
    link,
  }),
  'invoice-reminder': ({ firstName, kind, number, cents, dueOn, contact, link }) => ({
    subject: reminderSubject[kind](number),
    firstName,
    lines: [
      `${formatCents(cents)} is unpaid. The due date is ${dayOf(dueOn)}.`,
      ...reminderLines[kind],
      ...(isWarning(kind)
        ? [`Please pay it at the link below${contact ? `, or contact us: ${contact}` : ', or contact us'}.`]
        : []),
    ],
    link,
  }),
  'payment-received': ({ firstName, cents, numbers, open = [], creditCents, isRegained, link }) => ({
    subject: isRegained
      ? `Your payment of ${formatCents(cents)} counts again`
      : `We received your payment of ${formatCents(cents)}`,
    firstName,
    lines: [
      ...(isRegained ? ['The dispute of it is over, and the bank has given the money back to us.'] : []),
      ...(numbers.length === 0 ? [] : [`Paid: ${numbers.join(', ')}.`]),
      ...open.map(({ number, cents: rest }) => `Still due of ${number}: ${formatCents(rest)}.`),
      ...(creditCents === 0 ? [] : [`${formatCents(creditCents)} is credit, which your next invoice uses.`]),
    ],
    link,
  }),
  'payment-failed': ({ firstName, cents, number, isReturned, failure, link }) => ({
    subject: `Your payment of ${formatCents(cents)} ${isReturned ? 'was returned' : 'failed'}`,
    firstName,
    lines: [
      failureTexts[failure],
      number === null ? notOwed(isReturned) : `Invoice ${number} is still unpaid. Please pay again at the link below.`,
    ],
    link,
  }),
  'carrier-paid': ({ firstName, carrier, link }) => ({
    // It may also have been credited or written off.
    subject: `${carrier} no longer has an overdue invoice`,
    firstName,
    lines: ['The carrier is disabled. You can enable it at the link below.'],
    link,
  }),
  'payment-credited': ({ firstName, carrier, cents, number, link }) => ({
    subject: `${carrier} paid ${formatCents(cents)} more than it owed`,
    firstName,
    lines: [
      number === null ? 'The excess is credit.' : `The payment was for invoice ${number}. The excess is credit.`,
      'The next invoice uses it. If the carrier wants it back, refund it at the link below.',
    ],
    link,
  }),
};
