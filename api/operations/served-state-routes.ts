import { OpsServedStates, ServeStates } from '#domain/carriers/schema';
import { defineRoute, type Route } from '../http/define-route';
import { readServedStates, serveStates } from './serve-states';

/**
 * The states from which drivers are accepted; drivers from other states can join the waitlist (`/drivers/waitlist`).
 */
export const servedStateRoutes: readonly Route[] = [
  defineRoute({
    id: 'ops.served-states',
    method: 'get',
    paths: ['/api/ops/served-states'],
    permission: 'ops:read',
    scope: 'ops',
    summary: 'List served states with waitlist counts',
    response: OpsServedStates,
    problems: [],
    example: () => ({}),
    handler: ({ ctx }) => readServedStates(ctx),
  }),
  defineRoute({
    id: 'ops.serve-states',
    method: 'put',
    paths: ['/api/ops/served-states'],
    permission: 'ops:admin',
    scope: 'ops',
    summary: 'Replace the list of served states',
    body: ServeStates,
    response: OpsServedStates,
    problems: ['record-changed'],
    example: () => ({ body: { states: ['TX', 'OK'] } }),
    handler: ({ body, ctx }) => serveStates(ctx, body),
  }),
];
