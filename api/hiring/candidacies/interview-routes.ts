import {
  CancelInterviewBody,
  ConfirmProposalBody,
  InterviewBody,
  RescheduleInterviewBody,
} from '#domain/candidacies/bodies/schema';
import { CandidacyCommandResult } from '#domain/candidacies/schema';
import type { ProblemCode } from '#domain/problems';
import { defineRoute, type Route } from '../../http/define-route';
import { commandByRecord, RecordParams, recordProblems } from './command-by-record';
import { cancelInterview, rejectInterview, rescheduleInterview, scheduleInterview } from './interviews';

const timeProblems: readonly ProblemCode[] = [
  ...recordProblems,
  'interview-in-past',
  'interview-overlaps',
  'interviewer-busy',
  'interview-times-overlap',
];

/** Interviews: `job-order/interview` and `scheduled-interview` (docs/state-machines.md#interviews). */
export const interviewRoutes: readonly Route[] = [
  defineRoute({
    id: 'candidacies.schedule-interview',
    method: 'post',
    paths: ['/api/job-order/interview'],
    permission: 'hiring:act',
    scope: 'organization',
    summary: 'Schedule an interview',
    body: InterviewBody,
    response: CandidacyCommandResult,
    status: 201,
    problems: [...timeProblems, 'interviewer-unknown'],
    example: ({ driverId, assignmentId }) => ({
      body: { driverId, assignmentId, date: '2100-01-04T15:00:00.000Z', address: '1 Main St, Dallas, TX' },
    }),
    handler: ({ body, ctx }) => scheduleInterview(ctx, body),
  }),
  defineRoute({
    id: 'candidacies.reschedule-interview',
    method: 'patch',
    paths: ['/api/job-order/interview/:id'],
    permission: 'hiring:act',
    scope: 'organization',
    summary: 'Reschedule an interview',
    params: RecordParams,
    body: RescheduleInterviewBody,
    response: CandidacyCommandResult,
    problems: timeProblems,
    example: ({ interviewId }) => ({ params: { id: interviewId }, body: { date: '2100-01-05T15:00:00.000Z' } }),
    handler: ({ params, body, ctx }) => rescheduleInterview(ctx, { ...body, interviewId: params.id }),
  }),
  defineRoute({
    id: 'candidacies.confirm-proposal',
    method: 'post',
    paths: ['/api/job-order/interview/:id/confirm'],
    permission: 'hiring:act',
    scope: 'organization',
    summary: "Accept the driver's proposed interview time",
    params: RecordParams,
    body: ConfirmProposalBody,
    response: CandidacyCommandResult,
    problems: [...recordProblems, 'interview-in-past', 'interview-overlaps', 'interviewer-busy'],
    example: ({ interviewId }) => ({ params: { id: interviewId }, body: {} }),
    handler: ({ params, body: { date }, ctx }) =>
      commandByRecord(ctx, {
        recordId: params.id,
        kind: 'scheduledInterview',
        name: 'confirmProposal',
        details: () => ({ interviewId: params.id, ...(date !== undefined && { shownTime: date }) }),
      }),
  }),
  defineRoute({
    id: 'candidacies.cancel-interview',
    method: 'delete',
    paths: ['/api/job-order/interview/:id'],
    permission: 'hiring:act',
    scope: 'organization',
    summary: 'Cancel an interview',
    params: RecordParams,
    body: CancelInterviewBody,
    response: CandidacyCommandResult,
    problems: recordProblems,
    example: ({ interviewId }) => ({ params: { id: interviewId }, body: {} }),
    handler: ({ params, body, ctx }) => cancelInterview(ctx, { interviewId: params.id, ...body }),
  }),
  defineRoute({
    id: 'candidacies.reject-interview',
    method: 'patch',
    paths: ['/api/scheduled-interview/:id'],
    permission: 'hiring:act',
    scope: 'organization',
    summary: 'Reject a scheduled interview',
    params: RecordParams,
    response: CandidacyCommandResult,
    problems: recordProblems,
    example: ({ interviewId }) => ({ params: { id: interviewId } }),
    handler: ({ params, ctx }) => rejectInterview(ctx, params.id),
  }),
];
