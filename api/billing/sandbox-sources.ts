import { Router } from 'express';
import { brandOf, cardDigits, checkCard } from '#domain/payments/card-rules';
import { SandboxSourceBody } from '#domain/payments/invoice-payments-schema';
import { isAccountNumber, isRoutingNumber, testCourse } from '#domain/payments/test-numbers';
import { type ProblemCode, ProblemError } from '#domain/problems';
import { plainDigits } from '#domain/shared/plain-digits';
import type { BillingProvider } from '#platform/billing-provider';
import type { SandboxBilling, SandboxSource } from '#platform/sandbox-billing';
import { todayOf, zoneOf } from '../http/today';
import { InvalidInputError } from '../http/validate';

/** The usual test number for a valid card that is declined. */
const DECLINED_NUMBER = '4000000000000002';

/** Whether invoices are paid through the sandbox of demos and tests. */
export const isSandboxBilling = (billing: BillingProvider | undefined): billing is SandboxBilling =>
  billing !== undefined && 'tokenize' in billing;

/** Stands in for a provider's own fields: pages send it test cards and accounts. Never mounted in production. */
export function sandboxSources(billing: SandboxBilling, now: () => Date): Router {
  const router = Router();
  router.post('/sources', (request, response) => {
    const today = todayOf({ now, timeZone: zoneOf(undefined) });
    const body = SandboxSourceBody.safeParse(request.body);
    if (!body.success) throw new InvalidInputError([{ in: 'body', pointer: '', code: 'invalid-input' }]);
    const source = body.data.method === 'card' ? cardOf(body.data, today) : accountOf(body.data);
    const token = (request.get('authorization') ?? '').replace(/^Bearer /, '');
    const result = billing.tokenize(token, source);
    if (result === undefined) throw new ProblemError('payment-source-expired');
    response.status(201).json({ source: result });
  });
  return router;
}

interface CardFields {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
}

function cardOf(card: CardFields, today: string): SandboxSource {
  refuse(checkCard(card, today));
  const digits = cardDigits(card.number);
  if (digits === DECLINED_NUMBER) throw new ProblemError('card-declined');
  return { method: 'card', brand: brandOf(digits), last4: digits.slice(-4), course: testCourse('card', digits) };
}

function accountOf(account: { readonly routingNumber: string; readonly accountNumber: string }): SandboxSource {
  const [routing, number] = [account.routingNumber, account.accountNumber].map((text) =>
    plainDigits(text).replaceAll(/[\s\p{Pd}\p{Cf}]/gu, ''),
  ) as [string, string];
  refuse({
    ...(!isRoutingNumber(routing) && { routingNumber: 'routing-number-not-valid' as const }),
    ...(!isAccountNumber(number) && { accountNumber: 'account-number-not-valid' as const }),
  });
  return { method: 'bankTransfer', brand: null, last4: number.slice(-4), course: testCourse('bankTransfer', number) };
}

function refuse(wrong: Readonly<Record<string, ProblemCode | undefined>>): void {
  const issues = Object.entries(wrong).flatMap(([field, code]) =>
    code === undefined ? [] : [{ in: 'body' as const, pointer: `/${field}`, code }],
  );
  if (issues.length > 0) throw new InvalidInputError(issues);
}
