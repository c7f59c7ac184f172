import { z } from 'zod';
import { listPrices } from '#db/prices/price-versions';
import { NewPriceBody, OpsPrices, PriceList, PricePreview } from '#domain/prices/schema';
import { defineRoute, type Route } from '../../http/define-route';
import { currentPrices, presentPrice } from './present-price';
import { addPrice, cancelPrice, previewPrice } from './price-changes';

const aPrice = { product: 'psp', state: null, amount: 1_200, startsOn: '2099-01-01' };

/** Prices: what carriers pay now, and the dated versions that operations plan (docs/billing.md#prices). */
export const priceRoutes: readonly Route[] = [
  defineRoute({
    id: 'billing.read-prices',
    method: 'get',
    paths: ['/api/prices'],
    permission: 'orders:read',
    scope: 'none',
    summary: 'List current prices',
    response: PriceList,
    problems: [],
    example: () => ({}),
    handler: ({ ctx }) => currentPrices(ctx),
  }),
  defineRoute({
    id: 'ops.list-prices',
    method: 'get',
    paths: ['/api/ops/prices'],
    permission: 'ops:read',
    scope: 'ops',
    summary: 'List all versions of all prices',
    response: OpsPrices,
    problems: [],
    example: () => ({}),
    handler: async ({ ctx }) => {
      const now = ctx.now().toISOString();
      return { data: (await listPrices(ctx.db)).map((price) => presentPrice(price, now)) };
    },
  }),
  defineRoute({
    id: 'ops.preview-price',
    method: 'post',
    paths: ['/api/ops/prices/preview'],
    permission: 'ops:read',
    scope: 'ops',
    summary: 'Preview the effect of a new price',
    body: NewPriceBody,
    response: PricePreview,
    problems: ['price-not-future', 'price-unchanged'],
    idempotent: false,
    example: () => ({ body: aPrice }),
    handler: ({ body, ctx }) => previewPrice(ctx, body),
  }),
  defineRoute({
    id: 'ops.add-price',
    method: 'post',
    paths: ['/api/ops/prices'],
    permission: 'ops:admin',
    scope: 'ops',
    summary: 'Schedule a new price',
    body: NewPriceBody,
    response: OpsPrices,
    status: 201,
    problems: ['price-not-future', 'price-unchanged'],
    example: () => ({ body: aPrice }),
    handler: ({ body, ctx }) => addPrice(ctx, body),
  }),
  defineRoute({
    id: 'ops.cancel-price',
    method: 'post',
    paths: ['/api/ops/prices/:id/cancel'],
    permission: 'ops:admin',
    scope: 'ops',
    summary: 'Cancel a scheduled price',
    params: z.object({ id: z.uuid() }),
    response: OpsPrices,
    problems: ['not-found', 'price-not-future'],
    example: ({ priceId }) => ({ params: { id: priceId } }),
    handler: ({ params: { id }, ctx }) => cancelPrice(ctx, id),
  }),
];
