import { z } from 'zod';
import { listStaff } from '#db/accounts/staff';
import { addCarrierNote, listCarrierNotes } from '#db/carriers/carrier-note-store';
import { findCarrier } from '#db/carriers/carrier-page';
import { announceChange } from '#db/core/changes';
import { StaffMember } from '#domain/accounts/staff/schema';
import { CarrierNoteBody, CarrierNotes, OpsCarrier } from '#domain/carriers/carrier-page/schema';
import { ProblemError } from '#domain/problems';
import { LimitSkip } from '#domain/shared/schema';
import { inviteAdministratorAgain } from '../accounts/staff/invite';
import type { RouteContext } from '../http/context';
import { defineRoute, type Route } from '../http/define-route';
import { once } from '../http/once';

const ById = z.object({ id: z.uuid() });

async function requireCarrier({ db }: Pick<RouteContext, 'db'>, id: string): Promise<OpsCarrier> {
  const carrier = await findCarrier(db, id);
  if (carrier === undefined) throw new ProblemError('not-found');
  return carrier;
}

/** One carrier for operations (`/ops/carriers/{id}`): its numbers, staff and notes. */
export const carrierPageRoutes: readonly Route[] = [
  defineRoute({
    id: 'ops.read-organization',
    method: 'get',
    paths: ['/api/ops/organizations/:id'],
    permission: 'ops:read',
    scope: 'ops',
    summary: 'Retrieve a carrier',
    params: ById,
    response: OpsCarrier,
    problems: ['not-found'],
    example: ({ organizationId }) => ({ params: { id: organizationId } }),
    handler: ({ params: { id }, ctx }) => requireCarrier(ctx, id),
  }),
  defineRoute({
    id: 'ops.list-organization-staff',
    method: 'get',
    paths: ['/api/ops/organizations/:id/staff'],
    permission: 'ops:read',
    scope: 'ops',
    summary: "List a carrier's staff for operations",
    params: ById,
    response: z.array(StaffMember),
    problems: ['not-found'],
    example: ({ organizationId }) => ({ params: { id: organizationId } }),
    handler: async ({ params: { id: organizationId }, ctx }) => {
      await requireCarrier(ctx, organizationId);
      return listStaff(ctx.db, { organizationId }, ctx.now());
    },
  }),
  defineRoute({
    id: 'ops.invite-organization-admin-again',
    method: 'post',
    paths: ['/api/ops/organizations/:id/staff/:userId/invitation'],
    permission: 'ops:act',
    scope: 'ops',
    summary: "Resend the invitation of a carrier's administrator",
    params: ById.extend({ userId: z.uuid() }),
    problems: ['not-found', 'staff-state-changed', 'too-many-requests'],
    example: ({ organizationId, invitedAdminId }) => ({ params: { id: organizationId, userId: invitedAdminId } }),
    handler: async ({ params: { id, userId }, ctx }) => {
      const { name } = await requireCarrier(ctx, id);
      await inviteAdministratorAgain(ctx, { organizationId: id, organizationName: name, userId });
    },
  }),
  defineRoute({
    id: 'ops.list-organization-notes',
    method: 'get',
    paths: ['/api/ops/organizations/:id/notes'],
    permission: 'ops:read',
    scope: 'ops',
    summary: 'List notes about a carrier',
    params: ById,
    query: LimitSkip,
    response: CarrierNotes,
    problems: ['not-found'],
    example: ({ organizationId }) => ({ params: { id: organizationId } }),
    handler: async ({ params: { id: organizationId }, query, ctx }) => {
      await requireCarrier(ctx, organizationId);
      return listCarrierNotes(ctx.db, { organizationId, ...query });
    },
  }),
  defineRoute({
    id: 'ops.add-organization-note',
    method: 'post',
    paths: ['/api/ops/organizations/:id/notes'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Create a note about a carrier',
    params: ById,
    body: CarrierNoteBody,
    status: 201,
    response: z.object({ _id: z.uuid() }),
    problems: ['not-found'],
    example: ({ organizationId }) => ({ params: { id: organizationId }, body: { text: 'Prefers calls after 3 PM' } }),
    handler: async ({ params: { id: organizationId }, body: { text }, ctx }) => {
      await requireCarrier(ctx, organizationId);
      const id = ctx.idempotency.derivedId('note');
      await once(ctx, async (trx) => {
        await addCarrierNote(trx, { id, organizationId, authorId: ctx.actor.userId, text, at: ctx.now() });
        // Only for operations: the carrier never reads the notes.
        const nobodyElse = { organizationId: null, orderId: null, driverId: null };
        await announceChange(trx, { topic: 'carrier', id: organizationId, ...nobodyElse });
      });
      return { _id: id };
    },
  }),
];
