import { findOrderCore } from '#db/job-orders/order-core';
import {
  AcceptInterviewBody,
  AcceptInviteBody,
  DriverEndBody,
  DriverInterviewBody,
  DriverReasonBody,
  PickTimeBody,
  ProposeStartBody,
  ProposeTimeBody,
} from '#domain/candidacies/bodies/schema';
import { CandidacyCommandResult } from '#domain/candidacies/schema';
import { AcceptStartBody } from '#domain/employment-applications/schema';
import { LegalTextQuery } from '#domain/legal/schema';
import { noteFor } from '../../hiring/candidacies/command';
import { recordProblems } from '../../hiring/candidacies/command-by-record';
import { lastDayOf } from '../../hiring/candidacies/last-day';
import { defineRoute, type Route } from '../../http/define-route';
import type { ExampleWorld } from '../../http/example-world';
import { signingProblems } from '../employment-applications/sign';
import { acceptStart } from './accept-start';
import { answerAs, CandidacyParams, reasonDetails } from './answer';
import { requireDealbreakersMet } from './dealbreakers';
import { pickTime } from './pick-time';
import { proposeStart } from './propose-start';

const params = ({ candidacyId }: ExampleWorld) => ({ candidacyId });

/** A driver's responses to a carrier; each names the round that the driver saw. */
export const answerRoutes: readonly Route[] = [
  defineRoute({
    id: 'driver.accept-invite',
    method: 'post',
    paths: ['/api/driver/candidacies/:candidacyId/accept-invite'],
    permission: 'driver:act',
    scope: 'driver',
    summary: 'Accept an invitation',
    params: CandidacyParams,
    body: AcceptInviteBody,
    response: CandidacyCommandResult,
    problems: [...recordProblems, 'dealbreaker-not-answered', 'dealbreaker-not-met'],
    example: (world) => ({ params: params(world), body: { round: 1 } }),
    handler: ({ params, body: { round, dealbreakerAnswers }, ctx }) =>
      answerAs(ctx, {
        ...params,
        round,
        name: 'acceptInvite',
        details: async ({ orderId }) => {
          const order = await findOrderCore(ctx.db, orderId);
          const questions = order?.content.dealbreakerQuestions ?? [];
          await requireDealbreakersMet(ctx, { orderId, questions, answers: dealbreakerAnswers });
          return {};
        },
      }),
  }),
  defineRoute({
    id: 'driver.decline-invite',
    method: 'post',
    paths: ['/api/driver/candidacies/:candidacyId/decline-invite'],
    permission: 'driver:act',
    scope: 'driver',
    summary: 'Decline an invitation',
    params: CandidacyParams,
    body: DriverReasonBody,
    response: CandidacyCommandResult,
    problems: recordProblems,
    example: (world) => ({ params: params(world), body: { round: 1 } }),
    handler: ({ params, body, ctx }) =>
      answerAs(ctx, { ...params, round: body.round, name: 'declineInvite', details: reasonDetails(ctx, body) }),
  }),
  defineRoute({
    id: 'driver.withdraw',
    method: 'post',
    paths: ['/api/driver/candidacies/:candidacyId/withdraw'],
    permission: 'driver:act',
    scope: 'driver',
    summary: 'Withdraw an application',
    params: CandidacyParams,
    body: DriverReasonBody,
    response: CandidacyCommandResult,
    problems: recordProblems,
    example: (world) => ({ params: params(world), body: { round: 1 } }),
    handler: ({ params, body, ctx }) =>
      answerAs(ctx, { ...params, round: body.round, name: 'withdraw', details: reasonDetails(ctx, body) }),
  }),
  defineRoute({
    id: 'driver.accept-interview',
    method: 'post',
    paths: ['/api/driver/candidacies/:candidacyId/accept-interview'],
    permission: 'driver:act',
    scope: 'driver',
    summary: 'Accept an interview time',
    params: CandidacyParams,
    body: AcceptInterviewBody,
    response: CandidacyCommandResult,
    problems: recordProblems,
    example: (world) => ({ params: params(world), body: { round: 1, interviewId: world.interviewId } }),
    handler: ({ params, body: { round, interviewId, date }, ctx }) =>
      answerAs(ctx, {
        ...params,
        round,
        name: 'acceptInterview',
        details: () => ({ interviewId, ...(date !== undefined && { shownTime: date }) }),
      }),
  }),
  defineRoute({
    id: 'driver.propose-time',
    method: 'post',
    paths: ['/api/driver/candidacies/:candidacyId/propose-time'],
    permission: 'driver:act',
    scope: 'driver',
    summary: 'Propose another interview time',
    params: CandidacyParams,
    body: ProposeTimeBody,
    response: CandidacyCommandResult,
    problems: [
      ...recordProblems,
      'interview-in-past',
      'interview-time-unchanged',
      'interview-time-offered',
      'interview-date-missing',
      'proposal-empty',
    ],
    example: (world) => ({
      params: params(world),
      body: { round: 1, interviewId: world.interviewId, date: '2100-01-06T15:00:00.000Z' },
    }),
    handler: ({ params, body: { round, interviewId, date, text }, ctx }) =>
      answerAs(ctx, {
        ...params,
        round,
        name: 'proposeInterviewTime',
        details: async ({ organizationId }) => ({
          interviewId,
          startsAt: date === null ? null : new Date(date).toISOString(),
          noteId: await noteFor(ctx, { text, kind: 'interview', organizationId }),
        }),
      }),
  }),
  defineRoute({
    id: 'driver.pick-time',
    method: 'post',
    paths: ['/api/driver/candidacies/:candidacyId/pick-time'],
    permission: 'driver:act',
    scope: 'driver',
    summary: 'Accept one of the offered interview times',
    params: CandidacyParams,
    body: PickTimeBody,
    response: CandidacyCommandResult,
    problems: [...recordProblems, 'interview-in-past', 'interview-time-taken'],
    example: (world) => ({
      params: params(world),
      body: { round: 1, interviewId: world.interviewId, date: '2100-01-06T15:00:00.000Z' },
    }),
    handler: ({ params, body, ctx }) => pickTime(ctx, { ...params, ...body }),
  }),
  defineRoute({
    id: 'driver.withdraw-proposed-time',
    method: 'delete',
    paths: ['/api/driver/candidacies/:candidacyId/propose-time'],
    permission: 'driver:act',
    scope: 'driver',
    summary: 'Withdraw a proposed interview time',
    params: CandidacyParams,
    body: DriverInterviewBody,
    response: CandidacyCommandResult,
    problems: recordProblems,
    example: (world) => ({ params: params(world), body: { round: 1, interviewId: world.interviewId } }),
    handler: ({ params, body: { round, interviewId }, ctx }) =>
      answerAs(ctx, { ...params, round, name: 'withdrawProposal', details: () => ({ interviewId }) }),
  }),
  defineRoute({
    id: 'driver.accept-start',
    method: 'post',
    paths: ['/api/driver/candidacies/:candidacyId/accept-start'],
    permission: 'driver:act',
    scope: 'driver',
    summary: 'Accept a start date, and sign the application to the carrier',
    params: CandidacyParams,
    query: LegalTextQuery,
    body: AcceptStartBody,
    response: CandidacyCommandResult,
    problems: [...recordProblems, ...signingProblems, 'rate-changed'],
    example: (world) => ({ params: params(world), body: { round: 1 } }),
    handler: ({ params, query, body, ctx }) => acceptStart(ctx, { ...params, ...query, ...body }),
  }),
  defineRoute({
    id: 'driver.propose-start',
    method: 'post',
    paths: ['/api/driver/candidacies/:candidacyId/propose-start'],
    permission: 'driver:act',
    scope: 'driver',
    summary: 'Propose another start date',
    params: CandidacyParams,
    body: ProposeStartBody,
    response: CandidacyCommandResult,
    problems: [...recordProblems, 'start-date-unchanged', 'start-in-past', 'start-after-end'],
    example: (world) => ({ params: params(world), body: { round: 1, startDate: '2100-01-11' } }),
    handler: ({ params, body, ctx }) => proposeStart(ctx, { ...params, ...body }),
  }),
  defineRoute({
    id: 'driver.decline-start',
    method: 'post',
    paths: ['/api/driver/candidacies/:candidacyId/decline-start'],
    permission: 'driver:act',
    scope: 'driver',
    summary: 'Decline a start date',
    params: CandidacyParams,
    body: DriverReasonBody,
    response: CandidacyCommandResult,
    problems: recordProblems,
    example: (world) => ({ params: params(world), body: { round: 1 } }),
    handler: ({ params, body, ctx }) =>
      answerAs(ctx, { ...params, round: body.round, name: 'declineStart', details: reasonDetails(ctx, body) }),
  }),
  defineRoute({
    id: 'driver.end-assignment',
    method: 'post',
    paths: ['/api/driver/candidacies/:candidacyId/end-assignment'],
    permission: 'driver:act',
    scope: 'driver',
    summary: 'End an assignment',
    params: CandidacyParams,
    body: DriverEndBody,
    response: CandidacyCommandResult,
    problems: [...recordProblems, 'end-date-not-possible'],
    example: (world) => ({ params: params(world), body: { round: 1, endDate: '2100-01-04' } }),
    handler: ({ params, body, ctx }) =>
      answerAs(ctx, {
        ...params,
        round: body.round,
        name: 'endAssignment',
        details: async (candidacy) => {
          const { reason, noteId } = await reasonDetails(ctx, body)(candidacy);
          return { endOn: lastDayOf(ctx, candidacy, body.endDate), reason, noteId };
        },
      }),
  }),
];
