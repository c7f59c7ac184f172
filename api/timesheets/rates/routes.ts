import { z } from 'zod';
import { AgreedRates, AgreedRatesList, AgreeRateBody } from '#domain/agreed-rates/schema';
import { defineRoute, type Route } from '../../http/define-route';
import { agreeRate, readOwnRates, readRates } from './rates';

const IdParams = z.object({ id: z.uuid() });

/** Agreed rates of pay (docs/pay.md#agreed-rates). */
export const rateRoutes: readonly Route[] = [
  defineRoute({
    id: 'agreed-rates.read',
    method: 'get',
    paths: ['/api/timesheet/:id/rates'],
    permission: 'rates:read',
    scope: 'organization',
    summary: "Retrieve an assignment's agreed rates of pay",
    params: IdParams,
    response: AgreedRates,
    problems: ['not-found'],
    example: ({ candidacyId }) => ({ params: { id: candidacyId } }),
    handler: ({ params, ctx }) => readRates(ctx, params.id),
  }),
  defineRoute({
    id: 'agreed-rates.set',
    method: 'post',
    paths: ['/api/timesheet/:id/rates'],
    permission: 'rates:set',
    scope: 'organization',
    summary: "Set an assignment's rate of pay and its first day",
    params: IdParams,
    body: AgreeRateBody,
    response: AgreedRates,
    problems: [
      'not-found',
      'rate-above-carrier',
      'rate-below-order',
      'rate-days-approved',
      'rate-in-cents',
      'rate-not-used',
    ],
    example: ({ candidacyId }) => ({
      params: { id: candidacyId },
      body: { rate: 30, startsOn: '2100-01-04', reason: 'Raise after the first year' },
    }),
    handler: ({ params, body, ctx }) => agreeRate(ctx, params.id, body),
  }),
  defineRoute({
    id: 'agreed-rates.own',
    method: 'get',
    paths: ['/api/payment/rates'],
    permission: 'driver:act',
    scope: 'self',
    summary: "List the agreed rates of the driver's assignments",
    response: AgreedRatesList,
    problems: [],
    example: () => ({}),
    handler: ({ ctx }) => readOwnRates(ctx),
  }),
];
