import { CardFundingToken, PaymentCardState, SaveCardBody } from '#domain/payments/schema';
import { defineRoute, type Route } from '../../http/define-route';
import { fundingToken, readCard, removeCard, saveCard } from './cards';

/** A driver's debit card. */
export const paymentRoutes: readonly Route[] = [
  defineRoute({
    id: 'payments.read-card',
    method: 'get',
    paths: ['/api/payment/card'],
    permission: 'driver:act',
    scope: 'self',
    summary: "Retrieve the driver's debit card",
    response: PaymentCardState,
    problems: [],
    example: () => ({}),
    handler: ({ ctx }) => readCard(ctx),
  }),
  defineRoute({
    id: 'payments.generate-card-funding-source-token',
    method: 'post',
    paths: ['/api/payment/generateCardFundingSourceToken'],
    permission: 'driver:act',
    scope: 'self',
    summary: 'Create a card funding token',
    response: CardFundingToken,
    problems: ['payments-closed'],
    // The response contains a secret.
    idempotent: false,
    example: () => ({}),
    handler: ({ ctx }) => fundingToken(ctx),
  }),
  defineRoute({
    id: 'payments.save-card',
    method: 'put',
    paths: ['/api/payment/card'],
    permission: 'driver:act',
    scope: 'self',
    summary: "Save the driver's debit card",
    body: SaveCardBody,
    response: PaymentCardState,
    problems: ['payments-closed', 'card-token-expired', 'card-not-debit'],
    example: () => ({ body: { source: 'token-from-the-provider' } }),
    handler: ({ body, ctx }) => saveCard(ctx, body.source),
  }),
  defineRoute({
    id: 'payments.remove-card',
    method: 'delete',
    paths: ['/api/payment/card'],
    permission: 'driver:act',
    scope: 'self',
    summary: "Delete the driver's debit card",
    response: PaymentCardState,
    problems: [],
    example: () => ({}),
    handler: ({ ctx }) => removeCard(ctx),
  }),
];
