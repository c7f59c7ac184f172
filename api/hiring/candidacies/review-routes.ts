import { FleetReasonBody } from '#domain/candidacies/bodies/schema';
import { CandidacyCommandResult } from '#domain/candidacies/schema';
import { defineRoute, type Route } from '../../http/define-route';
import { closeDetails, commandByRecord, RecordParams, recordProblems } from './command-by-record';

/** Review of a driver by HR or Safety: `job-assignment` (docs/state-machines.md#candidacies). */
export const reviewRoutes: readonly Route[] = [
  defineRoute({
    id: 'candidacies.approve-for-interview',
    method: 'patch',
    paths: ['/api/job-assignment/approve/:id', '/api/job-order/assignment/approve/:id'],
    // Other staff are refused by the domain rule, with "Pending safety approval".
    permission: 'hiring:act',
    scope: 'organization',
    summary: 'Approve a driver for an interview',
    params: RecordParams,
    response: CandidacyCommandResult,
    problems: [...recordProblems, 'safety-approval-needed'],
    example: ({ assignmentId }) => ({ params: { id: assignmentId } }),
    handler: ({ params, ctx }) =>
      commandByRecord(ctx, {
        recordId: params.id,
        kind: 'jobAssignment',
        name: 'approveForInterview',
        details: () => ({}),
      }),
  }),
  defineRoute({
    id: 'candidacies.reject-review',
    method: 'patch',
    paths: ['/api/job-assignment/reject/:id', '/api/job-order/assignment/reject/:id'],
    permission: 'hiring:act',
    scope: 'organization',
    summary: 'Reject a driver in review',
    params: RecordParams,
    body: FleetReasonBody,
    response: CandidacyCommandResult,
    problems: [...recordProblems, 'safety-approval-needed', 'notices-not-recorded'],
    example: ({ assignmentId }) => ({ params: { id: assignmentId }, body: {} }),
    handler: ({ params, body, ctx }) =>
      commandByRecord(ctx, {
        recordId: params.id,
        kind: 'jobAssignment',
        name: 'rejectReview',
        details: (candidacy) => closeDetails(ctx, candidacy, body),
      }),
  }),
  defineRoute({
    id: 'candidacies.cancel-assignment',
    method: 'patch',
    paths: ['/api/job-order/assignment/cancel/:id'],
    permission: 'hiring:act',
    scope: 'organization',
    summary: "Cancel a driver's review or approval",
    params: RecordParams,
    body: FleetReasonBody,
    response: CandidacyCommandResult,
    problems: [...recordProblems, 'notices-not-recorded'],
    example: ({ assignmentId }) => ({ params: { id: assignmentId }, body: {} }),
    handler: ({ params, body, ctx }) =>
      commandByRecord(ctx, {
        recordId: params.id,
        kind: 'jobAssignment',
        name: 'cancelAssignment',
        details: (candidacy) => closeDetails(ctx, candidacy, body),
      }),
  }),
];
