import type { PaymentMethod } from '../payments/states';
import type { Product } from '../prices/products';

/** Emails about changes that operations made, to ACCOUNTING and the administrators unless said otherwise; amounts are cents. */
export interface InvoiceChangeTemplates {
  /** An invoice does not count any more; its lines go onto the next one. */
  readonly 'invoice-voided': {
    readonly firstName: string;
    readonly number: string;
    readonly reason: string;
    /** The credit that it had used, which is credit again. */
    readonly creditCents: number;
    readonly link: string;
  };
  /** A credit on an invoice. */
  readonly 'invoice-credited': {
    readonly firstName: string;
    readonly number: string;
    /** That of the credit. */
    readonly creditNumber: string;
    readonly cents: number;
    readonly reason: string;
    /** The balance after the credit. */
    readonly balanceCents: number;
    /** The part that the invoice did not need, which became credit. */
    readonly creditCents: number;
    /** The part of payments under way that the invoice does not need any more. */
    readonly excessCents: number;
    readonly link: string;
  };
  /** The unpaid rest of an invoice need not be paid. */
  readonly 'invoice-written-off': {
    readonly firstName: string;
    readonly number: string;
    readonly cents: number;
    readonly reason: string;
    readonly link: string;
  };
  /** A credit for a purchase. */
  readonly 'purchase-credited': {
    readonly firstName: string;
    readonly creditNumber: string;
    readonly cents: number;
    readonly reason: string;
    readonly product: Product;
    readonly driver: string;
    /** Whether the purchase was on no invoice yet, and never will be; otherwise the credit is a line of the next invoice. */
    readonly isTakenBack: boolean;
    /** The unpaid invoice that contains the purchase. */
    readonly openNumber: string | null;
    readonly link: string;
  };
  /** Credit of the carrier was sent back. */
  readonly 'credit-refunded': RefundFacts & { readonly reason: string };
  /** The bank sent back a refund that had been reported; the money is credit again. */
  readonly 'refund-returned': RefundFacts;
  /** To operations: a refund was refused, or came back after it was sent. */
  readonly 'refund-failed': {
    readonly firstName: string;
    readonly carrier: string;
    readonly cents: number;
    readonly link: string;
  };
}

/** A refund, and the way on which the money had come. */
interface RefundFacts {
  readonly firstName: string;
  readonly cents: number;
  readonly method: PaymentMethod;
  readonly last4: string | null;
  readonly link: string;
}
