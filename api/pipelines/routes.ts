import { z } from 'zod';
import { findUser } from '#db/accounts/user-store';
import { listOpsDrivers, listOpsMembers } from '#db/driver-pipeline/ops-drivers';
import {
  AssignOwnerBody,
  MoveStageBody,
  OpsDriver,
  OpsDriverList,
  OpsDriversSearch,
  OpsMembers,
  RecordCallBody,
  RecordResultBody,
  SnoozeBody,
  UndoMoveBody,
} from '#domain/driver-pipeline/schema';
import { ProblemError } from '#domain/problems';
import { defineRoute, type Route } from '../http/define-route';
import { commandAndRead, readOpsDriver, storeReason } from './command';
import { presentOpsDriverItem } from './present';

const DriverParams = z.object({ id: z.uuid() });

/** Operations' commands and queries on a driver's pipeline (docs/state-machines.md#driver-pipeline). */
export const driverPipelineRoutes: readonly Route[] = [
  defineRoute({
    id: 'ops.search-drivers',
    method: 'post',
    paths: ['/api/ops/drivers/search'],
    permission: 'ops:read',
    scope: 'ops',
    summary: 'Search drivers in the pipeline',
    body: OpsDriversSearch,
    response: OpsDriverList,
    problems: [],
    idempotent: false,
    example: () => ({ body: { stage: 'Certified' } }),
    handler: async ({ body, ctx }) => {
      const now = ctx.now();
      const rows = await listOpsDrivers(ctx.db, { ...body, limit: body.limit + 1, now });
      const data = rows.slice(0, body.limit).map((row) => presentOpsDriverItem(row, now));
      return { data, more: rows.length > body.limit };
    },
  }),
  defineRoute({
    id: 'ops.list-members',
    method: 'get',
    paths: ['/api/ops/members'],
    permission: 'ops:read',
    scope: 'ops',
    summary: 'List active operations staff',
    response: OpsMembers,
    problems: [],
    example: () => ({}),
    handler: async ({ ctx }) => {
      const members = await listOpsMembers(ctx.db);
      return { data: members.map(({ id, firstName, lastName }) => ({ _id: id, name: `${firstName} ${lastName}` })) };
    },
  }),
  defineRoute({
    id: 'ops.read-driver',
    method: 'get',
    paths: ['/api/ops/drivers/:id'],
    permission: 'ops:read',
    scope: 'ops',
    summary: 'Retrieve a driver in the pipeline',
    params: DriverParams,
    response: OpsDriver,
    problems: ['not-found'],
    example: ({ driverId }) => ({ params: { id: driverId } }),
    handler: ({ params, ctx }) => readOpsDriver(ctx, params.id),
  }),
  defineRoute({
    id: 'ops.move-driver',
    method: 'post',
    paths: ['/api/ops/drivers/:id/move'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Move a driver to another stage',
    params: DriverParams,
    body: MoveStageBody,
    response: OpsDriver,
    problems: [
      'not-found',
      'pipeline-changed',
      'stage-move-not-allowed',
      'reason-missing',
      'certification-incomplete',
      'date-in-past',
    ],
    example: ({ driverId }) => ({ params: { id: driverId }, body: { to: 'CertifiedNotWorking' } }),
    handler: async ({ params, body: { note, ...move }, ctx }) =>
      commandAndRead(ctx, {
        driverId: params.id,
        name: 'moveStage',
        details: { ...move, noteId: await storeReason(ctx, note) },
      }),
  }),
  defineRoute({
    id: 'ops.undo-move',
    method: 'post',
    paths: ['/api/ops/drivers/:id/undo-move'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Undo the last manual stage move',
    params: DriverParams,
    body: UndoMoveBody,
    response: OpsDriver,
    problems: ['not-found', 'pipeline-changed'],
    example: ({ driverId }) => ({ params: { id: driverId }, body: { from: 'Certified' } }),
    handler: ({ params, body, ctx }) => commandAndRead(ctx, { driverId: params.id, name: 'undoMove', details: body }),
  }),
  defineRoute({
    id: 'ops.record-call',
    method: 'post',
    paths: ['/api/ops/drivers/:id/call'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Record the outcome of a screening call',
    params: DriverParams,
    body: RecordCallBody,
    response: OpsDriver,
    problems: ['not-found', 'pipeline-changed', 'date-in-past'],
    example: ({ driverId }) => ({ params: { id: driverId }, body: { outcome: 'pass' } }),
    handler: async ({ params, body: { note, ...call }, ctx }) =>
      commandAndRead(ctx, {
        driverId: params.id,
        name: 'recordCall',
        details: { ...call, noteId: await storeReason(ctx, note) },
      }),
  }),
  defineRoute({
    id: 'ops.record-result',
    method: 'post',
    paths: ['/api/ops/drivers/:id/results'],
    permission: 'ops:act',
    scope: 'ops',
    summary: "Update the status of a driver's screening result",
    params: DriverParams,
    body: RecordResultBody,
    response: OpsDriver,
    problems: ['not-found', 'pipeline-changed'],
    example: ({ driverId }) => ({ params: { id: driverId }, body: { result: 'mvr', status: 'ordered' } }),
    handler: ({ params, body, ctx }) =>
      commandAndRead(ctx, { driverId: params.id, name: 'recordResult', details: body }),
  }),
  defineRoute({
    id: 'ops.snooze-driver',
    method: 'post',
    paths: ['/api/ops/drivers/:id/snooze'],
    permission: 'ops:act',
    scope: 'ops',
    summary: "Snooze or unsnooze a driver's reminders",
    params: DriverParams,
    body: SnoozeBody,
    response: OpsDriver,
    problems: ['not-found', 'date-in-past'],
    example: ({ driverId }) => ({ params: { id: driverId }, body: { until: null, reason: 'other' } }),
    handler: ({ params, body, ctx }) => commandAndRead(ctx, { driverId: params.id, name: 'snooze', details: body }),
  }),
  defineRoute({
    id: 'ops.assign-driver',
    method: 'post',
    paths: ['/api/ops/drivers/:id/owner'],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Assign a driver to a member of operations',
    params: DriverParams,
    body: AssignOwnerBody,
    response: OpsDriver,
    problems: ['not-found'],
    example: ({ driverId, opsMemberId }) => ({ params: { id: driverId }, body: { ownerId: opsMemberId } }),
    handler: async ({ params, body, ctx }) => {
      const owner = await findUser(ctx.db, body.ownerId);
      if (owner?.isActive !== true || !owner.roles.includes('ops')) throw new ProblemError('not-found');
      return commandAndRead(ctx, { driverId: params.id, name: 'assignOwner', details: body });
    },
  }),
];
