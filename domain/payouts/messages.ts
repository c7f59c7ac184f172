/** Emails to drivers about payouts: template names with the parameters of each. */
export interface PayoutTemplates {
  /** A payout waits because the driver has no valid debit card. */
  readonly 'payout-needs-card': PayoutFacts;
  /** The bank refused the card; a new one starts the payout again. */
  readonly 'payout-failed': PayoutFacts;
  /** The payout was sent to the card. */
  readonly 'payout-paid': PayoutFacts & { readonly last4: string };
}

/** The week that a payout is for, and its amount. */
export interface PayoutFacts {
  readonly firstName: string;
  readonly carrier: string;
  readonly weekStartsOn: string;
  readonly cents: number;
  readonly link: string;
}
