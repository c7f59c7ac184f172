import type { PayoutFailure } from '#domain/payouts/states';

/** A card as stored by the provider. */
export interface FundingSource {
  readonly sourceToken: string;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly funding: 'debit' | 'credit';
}

/** Permission to submit a card to the provider. */
export interface CardSubmission {
  readonly token: string;
  /** The address to submit the card to; a path if it is on our own origin. */
  readonly url: string;
  readonly expiresAt: Date;
}

/** Money for a card. */
export interface PayoutOrder {
  /** Sent again with the same key, it pays once and has the same outcome. */
  readonly key: string;
  readonly cents: number;
  readonly sourceToken: string;
}

/** The result of a payout. While it is processing, it is neither paid nor failed: ask again with the same key. */
export type PayoutReport =
  | { readonly state: 'paid'; readonly reference: string }
  | { readonly state: 'failed'; readonly failure: PayoutFailure }
  | { readonly state: 'processing' };

/** A service that stores cards and pays out to them. The page sends it card numbers directly; they never reach our API. */
export interface PaymentProvider {
  readonly name: string;
  /** True if it accepts test cards only. */
  readonly isSandbox: boolean;
  generateCardFundingSourceToken(customerId: string): Promise<CardSubmission>;
  /** The card for a token that the page got from the provider; undefined if it is another customer's or expired. */
  findFundingSource(customerId: string, source: string): Promise<FundingSource | undefined>;
  removeFundingSource(sourceToken: string): Promise<void>;
  /** Rejects if the provider cannot be reached: the outcome is unknown then. */
  payOut(order: PayoutOrder): Promise<PayoutReport>;
}
