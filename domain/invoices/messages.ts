import type { PaymentFailure } from '../payments/states';
import type { ReminderKind } from './reminders';

/** Emails about invoices and payments: template names with the parameters of each. Amounts are cents. */
export interface InvoiceTemplates {
  /** A new invoice; to ACCOUNTING and the administrators. */
  readonly 'invoice-issued': {
    readonly firstName: string;
    readonly carrier: string;
    readonly number: string;
    readonly cents: number;
    readonly dueOn: string;
    readonly link: string;
  };
  /** A reminder of an unpaid invoice; the warnings go to administrators only. */
  readonly 'invoice-reminder': {
    readonly firstName: string;
    readonly kind: ReminderKind;
    readonly number: string;
    /** The balance. */
    readonly cents: number;
    readonly dueOn: string;
    /** The operator's email address or phone number; null if none is configured, absent in messages of older code. */
    readonly contact?: string | null | undefined;
    readonly link: string;
  };
  /** The receipt of a payment that arrived. */
  readonly 'payment-received': {
    readonly firstName: string;
    readonly cents: number;
    /** The invoices that are paid now. */
    readonly numbers: readonly string[];
    /** Those of which it paid a part only, with their balance; absent in messages of older code. */
    readonly open?: readonly { readonly number: string; readonly cents: number }[];
    /** The excess, which became credit. */
    readonly creditCents: number;
    /** Whether it had arrived before, was disputed, and arrived again because the dispute was won. */
    readonly isRegained: boolean;
    readonly link: string;
  };
  /** A payment that was under way failed, or one that had arrived was returned by the bank. */
  readonly 'payment-failed': {
    readonly firstName: string;
    readonly cents: number;
    /** The invoice that it named, if that is unpaid now. */
    readonly number: string | null;
    readonly isReturned: boolean;
    readonly failure: PaymentFailure;
    readonly link: string;
  };
  /** To operations: a disabled carrier has paid what was overdue, so that enabling it is offered. */
  readonly 'carrier-paid': { readonly firstName: string; readonly carrier: string; readonly link: string };
  /** To operations: money arrived for an invoice that did not need it, and became credit. */
  readonly 'payment-credited': {
    readonly firstName: string;
    readonly carrier: string;
    readonly cents: number;
    readonly number: string | null;
    readonly link: string;
  };
}
