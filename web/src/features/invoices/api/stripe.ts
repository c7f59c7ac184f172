import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { queryOptions } from '@tanstack/react-query';
import type { Payment } from '#domain/payments/invoice-payments-schema';
import { billingKey } from '#web/entities/billing/queries';
import { type ApiProblem, toApiProblem } from '#web/shared/http/api-problem';
import { useCommand } from '#web/shared/http/use-command';
import { checkPayment } from './pay';

/** Loads Stripe.js from Stripe, as its rules demand; never with the page, only where somebody pays. */
async function load(publishableKey: string): Promise<Stripe> {
  const stripe = await loadStripe(publishableKey);
  if (stripe === null) throw toApiProblem(0, { code: 'unreachable' });
  return stripe;
}

/** Stripe.js; an error if it was blocked or there is no network. */
export const stripeQuery = (publishableKey: string) =>
  queryOptions({
    queryKey: ['stripe', publishableKey],
    queryFn: () => load(publishableKey),
    staleTime: Infinity,
    retry: false,
    networkMode: 'always',
    structuralSharing: false,
  });

/** Stripe's message about its fields, in the payer's language; without an answer the same can be sent again. */
const problemOf = ({ type, message = '' }: StripeError): ApiProblem =>
  type === 'api_connection_error'
    ? toApiProblem(0, { code: 'unreachable' })
    : toApiProblem(400, { code: `stripe-${type}`, message });

/** The token for what is entered in Stripe's fields. */
export async function tokenizeAtStripe(stripe: Stripe, elements: StripeElements): Promise<string> {
  const checked = await elements.submit();
  if (checked.error !== undefined) throw problemOf(checked.error);
  const params = { return_url: window.location.origin + window.location.pathname };
  const { error, confirmationToken } = await stripe.createConfirmationToken({ elements, params });
  if (error !== undefined) throw problemOf(error);
  return confirmationToken.id;
}

/** Lets the payer confirm a payment at the bank; what came of it is read at our server, which asks Stripe. */
async function confirm(payment: Payment, publishableKey: string): Promise<Payment> {
  const current = payment.clientSecret === null ? await checkPayment(payment._id) : payment;
  if (current.state !== 'actionNeeded' || current.clientSecret === null) return current;
  const stripe = await load(publishableKey).catch(() => {
    throw toApiProblem(0, { code: 'unreachable' });
  });
  const { error } = await stripe.handleNextAction({ clientSecret: current.clientSecret });
  if (error?.type === 'api_connection_error') throw problemOf(error);
  return checkPayment(payment._id);
}

/** Confirms a payment at the bank, whether it was started just now or before the page was loaded again. */
export const useConfirmPayment = (publishableKey: string, onDone: (payment: Payment) => void) =>
  useCommand<Payment, Payment>({
    send: (payment) => confirm(payment, publishableKey),
    invalidates: () => [billingKey],
    onDone,
  });
