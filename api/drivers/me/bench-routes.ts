import { z } from 'zod';
import { listOwnBenches } from '#db/bench/bench-list';
import { OwnBenches } from '#domain/bench/schema';
import { moveOnBench } from '../../hiring/bench/commands';
import { defineRoute, type Route } from '../../http/define-route';

/** The carriers' benches that a driver is on (docs/state-machines.md#bench). */
export const ownBenchRoutes: readonly Route[] = [
  defineRoute({
    id: 'driver.list-benches',
    method: 'get',
    paths: ['/api/driver/benches'],
    permission: 'driver:act',
    scope: 'self',
    summary: 'List the benches that the driver is on',
    response: OwnBenches,
    problems: [],
    example: () => ({}),
    handler: async ({ ctx }) => {
      const rows = await listOwnBenches(ctx.db, ctx.actor.driverId);
      return { data: rows.map(({ id, ...row }) => ({ _id: id, ...row })) };
    },
  }),
  defineRoute({
    id: 'driver.leave-bench',
    method: 'delete',
    paths: ['/api/driver/benches/:id'],
    permission: 'driver:act',
    scope: 'driver',
    summary: "Withdraw from a carrier's bench",
    params: z.object({ id: z.uuid() }),
    problems: ['bench-move-not-allowed'],
    example: ({ benchEntryId }) => ({ params: { id: benchEntryId } }),
    handler: ({ params: { id }, ctx }) => moveOnBench(ctx, { id, command: 'remove' }),
  }),
];
