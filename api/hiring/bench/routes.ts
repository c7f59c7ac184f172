import { z } from 'zod';
import { AddToBenchBody, BenchCounts, BenchQuery, RejectBenchBody } from '#domain/bench/schema';
import { BenchDriver, BenchDrivers } from '#domain/drivers/bench/schema';
import { defineRoute, type Route } from '../../http/define-route';
import { requireOwn } from '../../job-orders/facilities/require-own';
import { addToBench, moveOnBench, readEntry } from './commands';
import { readBench, readBenchCounts } from './list';

const OrganizationParams = z.object({ orgId: z.uuid() });
const EntryParams = z.object({ id: z.uuid() });

/** A carrier's bench: drivers it keeps in mind (docs/state-machines.md#bench). */
export const benchRoutes: readonly Route[] = [
  defineRoute({
    id: 'bench.list',
    method: 'get',
    paths: ['/api/bench-driver/fleet/:orgId'],
    permission: 'orders:read',
    scope: 'organization',
    summary: "List a carrier's bench",
    params: OrganizationParams,
    query: BenchQuery,
    response: BenchDrivers,
    problems: ['radius-too-large'],
    example: ({ organizationId }) => ({ params: { orgId: organizationId }, query: { status: 'approved' } }),
    handler: ({ params: { orgId }, query, ctx }) => {
      requireOwn(ctx.actor, orgId);
      return readBench(ctx, orgId, query);
    },
  }),
  defineRoute({
    id: 'bench.counts',
    method: 'get',
    paths: ['/api/bench-driver/fleet/:orgId/counts'],
    permission: 'orders:read',
    scope: 'organization',
    summary: "Count a carrier's bench by status",
    params: OrganizationParams,
    response: BenchCounts,
    problems: [],
    example: ({ organizationId }) => ({ params: { orgId: organizationId } }),
    handler: ({ params: { orgId }, ctx }) => {
      requireOwn(ctx.actor, orgId);
      return readBenchCounts(ctx, orgId);
    },
  }),
  defineRoute({
    id: 'bench.add',
    method: 'post',
    paths: ['/api/bench-driver'],
    permission: 'hiring:act',
    scope: 'none',
    summary: 'Propose a driver for the bench',
    body: AddToBenchBody,
    response: BenchDriver,
    status: 201,
    problems: ['bench-entry-exists', 'driver-not-searchable'],
    example: ({ driverId }) => ({ body: { driverId, note: 'For the night runs in spring' } }),
    handler: ({ body, ctx }) => addToBench(ctx, body),
  }),
  defineRoute({
    id: 'bench.approve',
    method: 'patch',
    paths: ['/api/bench-driver/approve/:id'],
    // Other staff are refused by the domain rule, with "Pending safety approval".
    permission: 'hiring:act',
    scope: 'organization',
    summary: 'Approve a driver for the bench',
    params: EntryParams,
    response: BenchDriver,
    problems: ['access-not-granted', 'bench-move-not-allowed', 'safety-approval-needed'],
    example: ({ benchEntryId }) => ({ params: { id: benchEntryId } }),
    handler: async ({ params: { id }, ctx }) => {
      await moveOnBench(ctx, { id, command: 'approve' });
      return readEntry(ctx, id);
    },
  }),
  defineRoute({
    id: 'bench.reject',
    method: 'patch',
    paths: ['/api/bench-driver/reject/:id'],
    permission: 'hiring:act',
    scope: 'organization',
    summary: 'Reject a driver for the bench',
    params: EntryParams,
    body: RejectBenchBody,
    response: BenchDriver,
    problems: ['access-not-granted', 'bench-move-not-allowed', 'safety-approval-needed'],
    example: ({ benchEntryId }) => ({ params: { id: benchEntryId }, body: { reason: 'not_a_match' } }),
    handler: async ({ params: { id }, body, ctx }) => {
      await moveOnBench(ctx, { id, command: 'reject', ...body });
      return readEntry(ctx, id);
    },
  }),
  defineRoute({
    id: 'bench.remove',
    method: 'delete',
    paths: ['/api/bench-driver/:id'],
    permission: 'hiring:act',
    scope: 'organization',
    summary: 'Withdraw a driver from the bench',
    params: EntryParams,
    problems: ['bench-move-not-allowed'],
    example: ({ benchEntryId }) => ({ params: { id: benchEntryId } }),
    handler: ({ params: { id }, ctx }) => moveOnBench(ctx, { id, command: 'remove' }),
  }),
];
