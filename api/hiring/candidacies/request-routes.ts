import { FleetReasonBody, InviteBody, MoveToReviewBody } from '#domain/candidacies/bodies/schema';
import { CandidacyCommandResult } from '#domain/candidacies/schema';
import { defineRoute, type Route } from '../../http/define-route';
import { closeDetails, commandByRecord, RecordParams, recordProblems } from './command-by-record';
import { confirmShownPrice, invite } from './first-contact';

/**
 * Invitations and requests: `fleet-job-request` and `driver-job-request`
 * (docs/state-machines.md#invitations-and-requests).
 */
export const requestRoutes: readonly Route[] = [
  defineRoute({
    id: 'candidacies.invite',
    method: 'post',
    paths: ['/api/job-order/fleet-job-request', '/api/job-order/request'],
    permission: 'hiring:act',
    scope: 'organization',
    summary: 'Invite a driver to a job order',
    body: InviteBody,
    response: CandidacyCommandResult,
    status: 201,
    problems: [
      'driver-already-invited',
      'driver-already-hired',
      'assignment-ended',
      'driver-hired-elsewhere',
      'driver-not-searchable',
      'order-not-active',
      'order-filled',
      'organization-inactive',
      'price-changed',
    ],
    example: ({ driverId, orderId }) => ({ body: { driverId, jobOrderId: orderId } }),
    handler: ({ body, ctx }) => invite(ctx, body),
  }),
  defineRoute({
    id: 'candidacies.cancel-invite',
    method: 'patch',
    paths: ['/api/job-order/fleet-job-request/cancel/:id'],
    permission: 'hiring:act',
    scope: 'organization',
    summary: 'Cancel an invitation to a driver',
    params: RecordParams,
    body: FleetReasonBody,
    response: CandidacyCommandResult,
    problems: [...recordProblems, 'notices-not-recorded'],
    example: ({ fleetJobRequestId }) => ({ params: { id: fleetJobRequestId }, body: {} }),
    handler: ({ params, body, ctx }) =>
      commandByRecord(ctx, {
        recordId: params.id,
        kind: 'fleetJobRequest',
        name: 'cancelInvite',
        details: (candidacy) => closeDetails(ctx, candidacy, body),
      }),
  }),
  defineRoute({
    id: 'candidacies.move-to-review',
    method: 'patch',
    paths: ['/api/job-order/driver-job-request/approved/:id'],
    permission: 'hiring:act',
    scope: 'organization',
    summary: "Accept a driver's application",
    params: RecordParams,
    body: MoveToReviewBody,
    response: CandidacyCommandResult,
    problems: [...recordProblems, 'price-changed'],
    example: ({ driverJobRequestId }) => ({ params: { id: driverJobRequestId }, body: {} }),
    handler: ({ params, body: { shownPriceCents }, ctx }) =>
      commandByRecord(ctx, {
        recordId: params.id,
        kind: 'driverJobRequest',
        name: 'moveToReview',
        details: async ({ organizationId, orderId, driverId }) => {
          await confirmShownPrice(ctx, { organizationId, orderId, driverId, shownPriceCents });
          return {};
        },
      }),
  }),
  defineRoute({
    id: 'candidacies.pass-request',
    method: 'patch',
    paths: ['/api/job-order/driver-job-request/rejected/:id'],
    permission: 'hiring:act',
    scope: 'organization',
    summary: "Decline a driver's application",
    params: RecordParams,
    body: FleetReasonBody,
    response: CandidacyCommandResult,
    problems: [...recordProblems, 'notices-not-recorded'],
    example: ({ driverJobRequestId }) => ({ params: { id: driverJobRequestId }, body: {} }),
    handler: ({ params, body, ctx }) =>
      commandByRecord(ctx, {
        recordId: params.id,
        kind: 'driverJobRequest',
        name: 'pass',
        whilePending: true,
        details: (candidacy) => closeDetails(ctx, candidacy, body),
      }),
  }),
];
