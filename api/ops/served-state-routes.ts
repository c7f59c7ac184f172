import { countWaitingDrivers } from '#db/read-models/waiting-drivers';
import { listServedStates, replaceServedStates } from '#db/stores/served-state-store';
import { OpsServedStates, ServedStates } from '#domain/carriers/schema';

import type { RouteContext } from '../http/context';
import { defineRoute, type Route } from '../http/define-route';

/** Where drivers are taken in; the others wait (`/drivers/waitlist`). */
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
    handler: ({ ctx }) => servedStates(ctx),
  }),
  defineRoute({
    id: 'ops.serve-states',
    method: 'put',
    paths: ['/api/ops/served-states'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Serve these states and no others',
    body: ServedStates,
    response: OpsServedStates,
    problems: [],
    example: () => ({ body: { states: ['TX', 'OK'] } }),
    handler: async ({ body, ctx }) => {
      await ctx.db.transaction((trx) => replaceServedStates(trx, body.states));
      return servedStates(ctx);
    },
  }),
];

async function servedStates({ db }: RouteContext): Promise<OpsServedStates> {
  const [states, waiting] = await Promise.all([listServedStates(db), countWaitingDrivers(db)]);
  return { states, waiting };
}
