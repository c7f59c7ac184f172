import { Router } from 'express';
import { brandOf, cardDigits, checkCard, readCardExpiry } from '#domain/payments/card-rules';
import { CardEntryBody } from '#domain/payments/schema';
import { ProblemError } from '#domain/problems';
import type { PaymentProvider } from '#platform/payment-provider';
import type { SandboxPayments } from '#platform/sandbox-payments';
import { todayOf, zoneOf } from '../../http/today';
import { InvalidInputError } from '../../http/validate';

/** The usual test number of providers for a valid card that is declined. */
const DECLINED_NUMBER = '4000000000000002';
const noCard = { number: '', expiry: '', cvc: '' };

/** Whether the provider is the sandbox of demos and tests. */
export const isSandbox = (payments: PaymentProvider | undefined): payments is SandboxPayments =>
  payments !== undefined && 'tokenizeCard' in payments;

/**
 * Stands in for a real provider's API: pages send it cards with the token that we issued. Never mounted in production.
 * It stores only the last four digits, in the token that it returns.
 */
export function sandboxCards(payments: SandboxPayments, now: () => Date): Router {
  const router = Router();
  router.post('/cards', (request, response) => {
    const entry = CardEntryBody.safeParse(request.body).data ?? noCard;
    const wrong = Object.entries(checkCard(entry, todayOf({ now, timeZone: zoneOf(undefined) })));
    if (wrong.length > 0) {
      throw new InvalidInputError(wrong.map(([field, code]) => ({ in: 'body', pointer: `/${field}`, code })));
    }
    const digits = cardDigits(entry.number);
    if (digits === DECLINED_NUMBER) throw new ProblemError('card-declined');
    const { month: expMonth = 0, year: expYear = 0 } = readCardExpiry(entry.expiry) ?? {};
    const token = (request.get('authorization') ?? '').replace(/^Bearer /, '');
    const source = payments.tokenizeCard(token, { brand: brandOf(digits), last4: digits.slice(-4), expMonth, expYear });
    if (source === undefined) throw new ProblemError('card-token-expired');
    response.status(201).json({ source });
  });
  return router;
}
