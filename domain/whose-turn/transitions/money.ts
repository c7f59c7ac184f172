import type { TransitionRow } from './row';

/** Changes of a carrier's money: of invoices, payments, purchases and credit (docs/billing.md#messages). */
export const moneyChanges = [
  'invoiceIssued',
  'invoiceReminded',
  'paymentStarted',
  'paymentArrived',
  'paymentFailed',
  'paymentReturned',
  'paymentRegained',
  'invoiceVoided',
  'invoiceCredited',
  'invoiceWrittenOff',
  'purchaseCredited',
  'creditRefunded',
  'refundRefused',
  'refundReturned',
] as const;
/** One of {@link moneyChanges}. */
export type MoneyChange = (typeof moneyChanges)[number];

const CLEARED = 'ops: carrier-paid (email)';

/** The messages of every change of money, and who gets none; "billing" is ACCOUNTING with the administrators. */
export const moneyTransitions: Readonly<Record<MoneyChange, TransitionRow>> = {
  invoiceIssued: { sends: ['billing: invoice-issued (email)'], silent: {} },
  invoiceReminded: { sends: ['admins: invoice-reminder (email)', 'billing: invoice-reminder (email)'], silent: {} },
  paymentStarted: { sends: [], silent: { carrier: 'page' } },
  paymentArrived: {
    sends: ['billing: payment-received (email)', CLEARED, 'ops: payment-credited (email)'],
    silent: {},
  },
  paymentFailed: { sends: ['billing: payment-failed (email)'], silent: {} },
  paymentReturned: { sends: ['billing: payment-failed (email)'], silent: {} },
  paymentRegained: { sends: ['billing: payment-received (email)'], silent: {} },
  invoiceVoided: { sends: ['billing: invoice-voided (email)', CLEARED], silent: {} },
  invoiceCredited: { sends: ['billing: invoice-credited (email)', CLEARED], silent: {} },
  // Nothing of it can be collected here any more, and the carrier's last email asked for it: no message would mislead.
  invoiceWrittenOff: { sends: ['billing: invoice-written-off (email)', CLEARED], silent: {} },
  purchaseCredited: { sends: ['billing: purchase-credited (email)'], silent: {} },
  creditRefunded: { sends: ['billing: credit-refunded (email)'], silent: {} },
  // The carrier has not been notified of the refund.
  refundRefused: { sends: ['ops: refund-failed (email)'], silent: { carrier: 'unchanged' } },
  refundReturned: { sends: ['billing: refund-returned (email)', 'ops: refund-failed (email)'], silent: {} },
};
