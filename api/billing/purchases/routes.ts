import { z } from 'zod';
import { notifyOfPurchaseCredit } from '#db/purchases/credit-messages';
import { creditPurchase } from '#db/purchases/credits';
import {
  CreditPurchaseBody,
  MatchPrices,
  MatchPricesBody,
  OnboardingOffer,
  OnboardingOrder,
  OrderOnboardingBody,
  PurchaseFilters,
  PurchasePage,
  PurchaseQuery,
} from '#domain/purchases/schema';
import { csvResponse } from '../../http/csv';
import { defineRoute, type Route } from '../../http/define-route';
import { once } from '../../http/once';
import { readMatchPrices } from './match-prices';
import { orderOnboarding, readOnboardingOffer } from './onboarding';
import { purchasesFile, readPurchases } from './purchase-list';

/** Purchases of carriers: matches, onboarding, their list, and credits of operations (docs/billing.md#purchases). */
export const purchaseRoutes: readonly Route[] = [
  defineRoute({
    id: 'billing.match-prices',
    method: 'post',
    paths: ['/api/purchases/match-prices'],
    permission: 'hiring:act',
    scope: 'organization',
    summary: 'Retrieve the cost of matches with drivers',
    body: MatchPricesBody,
    response: MatchPrices,
    problems: ['price-missing'],
    idempotent: false,
    example: ({ orderId, driverId }) => ({ body: { orderId, driverIds: [driverId] } }),
    handler: ({ body, ctx }) => readMatchPrices(ctx, body),
  }),
  defineRoute({
    id: 'billing.list-purchases',
    method: 'get',
    paths: ['/api/purchases'],
    permission: 'billing:read',
    scope: 'organization',
    summary: 'List purchases with the total of all pages',
    query: PurchaseQuery,
    response: PurchasePage,
    problems: ['not-found'],
    example: ({ organizationId }) => ({ query: { organizationId } }),
    furtherExamples: ({ driverId }) => [{ query: { driverId } }],
    handler: ({ query, ctx }) => readPurchases(ctx, query),
  }),
  defineRoute({
    id: 'billing.purchases-file',
    method: 'get',
    paths: ['/api/purchases/csv'],
    permission: 'billing:read',
    scope: 'organization',
    summary: 'Export purchases as CSV',
    query: PurchaseFilters,
    response: csvResponse,
    problems: ['not-found'],
    example: ({ organizationId }) => ({ query: { organizationId } }),
    furtherExamples: ({ driverId }) => [{ query: { driverId } }],
    handler: ({ query, ctx }) => purchasesFile(ctx, query),
  }),
  defineRoute({
    id: 'ops.credit-purchase',
    method: 'post',
    paths: ['/api/ops/purchases/:id/credit'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Record a credit on a purchase',
    params: z.object({ id: z.uuid() }),
    body: CreditPurchaseBody,
    problems: ['not-found', 'already-credited', 'credit-exceeds-purchase', 'purchase-free'],
    example: ({ purchaseId }) => ({ params: { id: purchaseId }, body: { reason: 'Charged by mistake' } }),
    handler: ({ params: { id }, body: { cents, reason }, ctx }) =>
      once(ctx, async (trx) => {
        await creditPurchase(trx, { purchaseId: id, cents, reason, by: ctx.actor.userId, at: ctx.now() });
        await notifyOfPurchaseCredit(trx, ctx, id);
      }),
  }),
  defineRoute({
    id: 'billing.read-onboarding',
    method: 'get',
    paths: ['/api/onboarding-orders/:driverId'],
    permission: 'purchases:onboarding',
    scope: 'organization',
    summary: 'Retrieve the onboarding that can be ordered for a driver',
    params: z.object({ driverId: z.uuid() }),
    response: OnboardingOffer,
    problems: ['not-found', 'price-missing'],
    example: ({ driverId }) => ({ params: { driverId } }),
    handler: ({ params: { driverId }, ctx }) => readOnboardingOffer(ctx, driverId),
  }),
  defineRoute({
    id: 'billing.order-onboarding',
    method: 'post',
    paths: ['/api/onboarding-orders'],
    permission: 'purchases:onboarding',
    scope: 'organization',
    summary: 'Order onboarding for a hired driver',
    body: OrderOnboardingBody,
    response: OnboardingOrder,
    status: 201,
    problems: [
      'not-found',
      'agreement-not-accepted',
      'already-purchased',
      'driver-not-hired',
      'license-state-unknown',
      'price-changed',
      'price-missing',
    ],
    example: ({ driverId }) => ({ body: { driverId, choice: ['psp'] } }),
    handler: ({ body, ctx }) => orderOnboarding(ctx, body),
  }),
];
