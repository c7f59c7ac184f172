import type { OnlineMethod } from '#domain/payments/states';

/** The form of a payment. Card and account numbers are filled in only where the sandbox takes the place of a provider. */
export interface PayValues {
  method: OnlineMethod;
  cents: number | null;
  number: string;
  expiry: string;
  cvc: string;
  routingNumber: string;
  accountNumber: string;
}

/** The provider's numbers before anything is typed. */
export const noNumbers = { number: '', expiry: '', cvc: '', routingNumber: '', accountNumber: '' };
