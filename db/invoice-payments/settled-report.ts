import type { PaymentFailure, PaymentState } from '#domain/payments/states';

/** The known facts of a payment. */
export interface SettledReport {
  readonly state: PaymentState;
  readonly failure: PaymentFailure | null;
  readonly providerPaymentId: string | null;
  readonly brand: string | null;
  readonly last4: string | null;
  /** A part that the payer's bank took back; absent if it took nothing or everything. */
  readonly returnedCents?: number;
  /** Whether a dispute was won, and none took the money that the report calls arrived. */
  readonly isRegained?: boolean;
}
