/** What the provider tells of a card that it has taken. */
export interface FundingSource {
  readonly sourceToken: string;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly funding: 'debit' | 'credit';
}

/** Leave to hand over a card. */
export interface CardLeave {
  readonly token: string;
  /** Where the card goes; a path when it is on this very address. */
  readonly url: string;
  readonly expiresAt: Date;
}

/** Whoever keeps the cards and pays out to them: numbers go from the page to him, and never through our calls. */
export interface PaymentProvider {
  readonly name: string;
  /** Takes no real cards. */
  readonly isSandbox: boolean;
  generateCardFundingSourceToken(customerId: string): Promise<CardLeave>;
  /** The card behind the word that the page got from the provider; nothing when it is not this customer's, or too old. */
  findFundingSource(customerId: string, source: string): Promise<FundingSource | undefined>;
  removeFundingSource(sourceToken: string): Promise<void>;
}
