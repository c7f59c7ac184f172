import { OpsServedStates, ServedStates } from '#domain/carriers/schema';

import { defineRoute, type Route } from '../http/define-route';
import { readServedStates, serveStates } from './serve-states';

/** The states in which drivers are accepted; others can join the waitlist (`/drivers/waitlist`). */
export const servedStateRoutes: readonly Route[] = [
  defineRoute({
    id: 'ops.served-states',
    method: 'get',
    paths: ['/api/ops/served-states'],
    permission: 'ops:read',
    scope: 'ops',
    summary: 'The states that are served, and how many drivers wait in the others',
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
    summary: 'Serve these states and no others; who waited for a new one gets a mail',
    body: ServedStates,
    response: OpsServedStates,
    problems: [],
    example: () => ({ body: { states: ['TX', 'OK'] } }),
    handler: ({ body, ctx }) => serveStates(ctx, body.states),
  }),
];
