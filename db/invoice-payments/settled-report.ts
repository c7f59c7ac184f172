import type { PaymentFailure, PaymentState } from '#domain/payments/states';

/** The known facts of a payment. */
export interface SettledReport {
  readonly state: PaymentState;
  readonly failure: PaymentFailure | null;
  readonly providerPaymentId: string | null;
  readonly brand: string | null;
  readonly last4: string | null;
}
