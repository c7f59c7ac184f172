import { z } from 'zod';
import { findRecruiterProfile } from '#db/accounts/recruiter-profile';
import { findCandidacyByRequest } from '#db/candidacies/candidacy';
import { readDashboard } from '#db/dashboard/dashboard';
import { RecruiterProfile } from '#domain/accounts/recruiter/schema';
import {
  BusinessDriver,
  BusinessDrivers,
  BusinessDriversQuery,
  DriverStatuses,
} from '#domain/candidacies/business-drivers/schema';
import { CandidacyCommandResult } from '#domain/candidacies/schema';
import { Amount, Candidates } from '#domain/dashboard/schema';
import { InviteChoices } from '#domain/drivers/business/schema';
import { DriverProfile } from '#domain/drivers/schema';
import { ProblemError } from '#domain/problems';
import { LimitSkip } from '#domain/shared/schema';
import { defineRoute, type Route } from '../../http/define-route';
import { requireOwn } from '../../job-orders/facilities/require-own';
import { getOrderRow } from '../../job-orders/read-order';
import { commandByRecord, recordProblems } from '../candidacies/command-by-record';
import { readOwnCandidates } from '../dashboard/candidates';
import { readDescription, readProfile } from '../driver-search/profile';
import { readInviteChoices } from './invite-choices';
import { readAssignedDriver, readBusinessDrivers } from './read-drivers';

const RecordParams = z.object({ id: z.uuid() });
const DriverParams = z.object({ driverId: z.uuid() });
const AssignmentBody = z.object({ assignmentId: z.uuid() }).meta({ id: 'AssignmentBody' });

/** A carrier's own drivers, and what its staff read and do about one driver. */
export const businessDriverRoutes: readonly Route[] = [
  defineRoute({
    id: 'business-drivers.by-status',
    method: 'get',
    paths: ['/api/business/drivers'],
    permission: 'orders:read',
    scope: 'none',
    summary: 'Retrieve approved drivers by id',
    query: DriverStatuses,
    response: z.array(BusinessDriver),
    problems: [],
    example: ({ driverId }) => ({ query: { [driverId]: 'approved' } }),
    handler: async ({ query, ctx }) => {
      const driverIds = Object.keys(query);
      const page = { limit: driverIds.length, skip: 0 };
      return (await readBusinessDrivers(ctx, { only: 'approved', driverIds, ...page })).data;
    },
  }),
  defineRoute({
    id: 'business-drivers.list',
    method: 'get',
    paths: ['/api/user/business/drivers', '/api/job-order/assignment'],
    permission: 'orders:read',
    scope: 'self',
    summary: "List the drivers of the caller's carrier",
    query: BusinessDriversQuery,
    response: BusinessDrivers,
    problems: [],
    example: () => ({}),
    handler: ({ query, ctx }) => readBusinessDrivers(ctx, query),
  }),
  defineRoute({
    id: 'business-drivers.by-assignment',
    method: 'get',
    paths: ['/api/user/business/drivers/assignmentId/:id'],
    permission: 'orders:read',
    scope: 'organization',
    summary: 'Retrieve the driver of an assignment',
    params: RecordParams,
    response: BusinessDriver,
    problems: [],
    example: ({ assignmentId }) => ({ params: { id: assignmentId } }),
    handler: ({ params, ctx }) => readAssignedDriver(ctx, params.id),
  }),
  defineRoute({
    id: 'business-drivers.approved',
    method: 'get',
    paths: ['/api/job-order/approved-drivers'],
    permission: 'orders:read',
    scope: 'self',
    summary: "List the approved drivers of the caller's carrier",
    query: BusinessDriversQuery,
    response: BusinessDrivers,
    problems: [],
    example: () => ({}),
    handler: ({ query, ctx }) => readBusinessDrivers(ctx, { only: 'approved', ...query }),
  }),
  defineRoute({
    id: 'business-drivers.hired',
    method: 'get',
    paths: ['/api/drivers-hiring/hired'],
    permission: 'orders:read',
    scope: 'self',
    summary: "List the hired drivers of the caller's carrier",
    query: BusinessDriversQuery,
    response: BusinessDrivers,
    problems: [],
    example: () => ({}),
    handler: ({ query, ctx }) => readBusinessDrivers(ctx, { only: 'hired', ...query }),
  }),
  defineRoute({
    id: 'business-drivers.requests',
    method: 'get',
    paths: ['/api/job-order/request'],
    permission: 'orders:read',
    scope: 'self',
    summary: "List the open applications to the job orders of the caller's carrier",
    query: LimitSkip,
    response: Candidates,
    problems: [],
    example: () => ({}),
    handler: ({ query, ctx }) =>
      readOwnCandidates(ctx, { ...query, waiting: 'requests', sort: 'since', direction: 'asc' }),
  }),
  defineRoute({
    id: 'business-drivers.approved-of-order',
    method: 'get',
    paths: ['/api/job-order/approved-drivers/:id'],
    permission: 'orders:read',
    scope: 'organization',
    summary: 'List the approved drivers of a job order',
    params: RecordParams,
    query: BusinessDriversQuery,
    response: BusinessDrivers,
    problems: [],
    example: ({ orderId }) => ({ params: { id: orderId } }),
    handler: async ({ params: { id: orderId }, query, ctx }) => {
      await getOrderRow(ctx, orderId);
      return readBusinessDrivers(ctx, { only: 'approved', orderId, ...query });
    },
  }),
  defineRoute({
    id: 'business-drivers.count-approved',
    method: 'get',
    paths: ['/api/user/fleet/approved-drivers/amount', '/api/approved-drivers/amount/organization'],
    permission: 'orders:read',
    scope: 'self',
    summary: "Count the approved drivers of the caller's carrier",
    response: Amount,
    problems: [],
    example: () => ({}),
    handler: async ({ ctx }) => {
      const { organizationId } = ctx.actor;
      if (organizationId === undefined) return { amount: 0 };
      return { amount: (await readDashboard(ctx.db, organizationId, ctx.now().toISOString())).approvedDrivers };
    },
  }),
  defineRoute({
    id: 'business-drivers.approve-assignment',
    method: 'patch',
    paths: ['/api/assignment/fleet/approve'],
    // Other staff are refused by the domain rule, with "Pending safety approval".
    permission: 'hiring:act',
    scope: 'organization',
    summary: 'Approve a driver for an interview, by assignment',
    body: AssignmentBody,
    response: CandidacyCommandResult,
    problems: [...recordProblems, 'safety-approval-needed'],
    example: ({ assignmentId }) => ({ body: { assignmentId } }),
    handler: ({ body, ctx }) =>
      commandByRecord(ctx, {
        recordId: body.assignmentId,
        kind: 'jobAssignment',
        name: 'approveForInterview',
        details: () => ({}),
      }),
  }),
  defineRoute({
    id: 'business-drivers.description',
    method: 'get',
    paths: ['/api/user/driver/:id/description'],
    permission: 'orders:read',
    scope: 'none',
    summary: "Retrieve a driver's automatic description",
    params: RecordParams,
    response: z.object({ automaticDescription: z.string() }).meta({ id: 'DriverDescription' }),
    problems: [],
    example: ({ driverId }) => ({ params: { id: driverId } }),
    handler: async ({ params, ctx }) => ({ automaticDescription: await readDescription(ctx, params.id) }),
  }),
  defineRoute({
    id: 'business-drivers.invite-choices',
    method: 'get',
    paths: ['/api/business/driver/:driverId/orders'],
    permission: 'hiring:act',
    scope: 'none',
    summary: 'List the job orders to which a driver may be invited',
    params: DriverParams,
    response: InviteChoices,
    problems: [],
    example: ({ driverId }) => ({ params: { driverId } }),
    handler: async ({ params, ctx }) => ({ data: await readInviteChoices(ctx, params.driverId) }),
  }),
  defineRoute({
    id: 'recruiter.driver',
    method: 'get',
    paths: ['/api/recruiter/driver/:jobRequestId'],
    permission: 'orders:read',
    scope: 'organization',
    summary: 'Retrieve the profile of the driver of a job request',
    params: z.object({ jobRequestId: z.uuid() }),
    response: DriverProfile,
    problems: [],
    example: ({ jobRequestId }) => ({ params: { jobRequestId } }),
    handler: async ({ params: { jobRequestId }, ctx }) => {
      const candidacy = await findCandidacyByRequest(ctx.db, jobRequestId);
      requireOwn(ctx.actor, candidacy?.organizationId);
      if (candidacy === undefined) throw new ProblemError('not-found');
      return readProfile(ctx, candidacy);
    },
  }),
  defineRoute({
    id: 'recruiter.profile',
    method: 'get',
    paths: ['/api/recruiter/profile'],
    permission: 'orders:write',
    scope: 'self',
    summary: "Retrieve the caller's contacts and facilities",
    response: RecruiterProfile,
    problems: [],
    example: () => ({}),
    handler: async ({ ctx }) => {
      const profile = await findRecruiterProfile(ctx.db, ctx.actor.userId);
      if (profile === undefined) throw new ProblemError('not-found');
      return profile;
    },
  }),
];
