import { findHiringTargets, saveHiringTargets } from '#db/candidacies/hiring-target-store';
import { lockOrganization } from '#db/carriers/organization-store';
import { HiringTargets, SetHiringTargets } from '#domain/candidacies/hiring-targets/schema';
import { DEFAULT_TARGETS } from '#domain/candidacies/targets';
import { defineRoute, type Route } from '../../http/define-route';
import { once } from '../../http/once';
import { requireUnchanged } from '../../http/require-unchanged';

/** A carrier's targets for the steps of hiring (docs/state-machines.md#candidacy-deadlines). */
export const hiringTargetRoutes: readonly Route[] = [
  defineRoute({
    id: 'hiring.read-targets',
    method: 'get',
    paths: ['/api/hiring-targets'],
    permission: 'targets:manage',
    scope: 'self',
    summary: "Retrieve the hiring targets of the caller's carrier",
    response: HiringTargets,
    problems: [],
    example: () => ({}),
    handler: ({ ctx: { db, actor } }) => findHiringTargets(db, actor.organizationId),
  }),
  defineRoute({
    id: 'hiring.set-targets',
    method: 'put',
    paths: ['/api/hiring-targets'],
    permission: 'targets:manage',
    scope: 'self',
    summary: "Set the hiring targets of the caller's carrier",
    body: SetHiringTargets,
    response: HiringTargets,
    problems: ['record-changed'],
    example: () => ({ body: DEFAULT_TARGETS }),
    handler: async ({ body: { was, ...next }, ctx }) => {
      const { organizationId } = ctx.actor;
      await once(ctx, async (trx) => {
        await lockOrganization(trx, organizationId);
        requireUnchanged({ current: await findHiringTargets(trx, organizationId), was, next });
        await saveHiringTargets(trx, organizationId, next);
      });
      return next;
    },
  }),
];
