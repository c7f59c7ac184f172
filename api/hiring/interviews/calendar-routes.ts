import { z } from 'zod';
import { listInterviewers } from '#db/accounts/interviewer-store';
import { findCandidacyOf } from '#db/candidacies/candidacy';
import { findTakenTimes } from '#db/candidacies/interview-conflicts';
import { CalendarQuery, InterviewCalendar, Interviewer, TimeConflicts } from '#domain/candidacies/calendar/schema';
import { interviewEnd } from '#domain/interviews/times';
import { ProblemError } from '#domain/problems';
import { CalendarInstant } from '#domain/shared/schema';
import { defineRoute, type Route } from '../../http/define-route';
import { requireOwn } from '../../job-orders/facilities/require-own';
import { getOrderRow } from '../../job-orders/read-order';
import { readCalendar } from './calendar';

const OrganizationParams = z.object({ orgId: z.uuid() });

/** A carrier's interview calendar. */
export const calendarRoutes: readonly Route[] = [
  defineRoute({
    id: 'interviews.calendar',
    method: 'get',
    paths: ['/api/interviews/organization/:orgId'],
    permission: 'orders:read',
    scope: 'organization',
    summary: "List a carrier's interviews on some days",
    params: OrganizationParams,
    query: CalendarQuery,
    response: InterviewCalendar,
    problems: [],
    example: ({ organizationId }) => ({ params: { orgId: organizationId }, query: { from: '2100-01-04' } }),
    handler: async ({ params: { orgId: organizationId }, query, ctx }) => {
      requireOwn(ctx.actor, organizationId);
      return { data: await readCalendar(ctx.db, organizationId, query) };
    },
  }),
  defineRoute({
    id: 'interviews.interviewers',
    method: 'get',
    paths: ['/api/interviewers/organization/:orgId'],
    permission: 'orders:read',
    scope: 'organization',
    summary: 'List staff who may hold interviews',
    params: OrganizationParams,
    response: z.array(Interviewer),
    problems: [],
    example: ({ organizationId }) => ({ params: { orgId: organizationId } }),
    handler: ({ params: { orgId }, ctx }) => {
      requireOwn(ctx.actor, orgId);
      return listInterviewers(ctx.db, orgId);
    },
  }),
  defineRoute({
    id: 'interviews.conflicts',
    method: 'get',
    paths: ['/api/job-order/:id/interview-conflicts'],
    permission: 'orders:read',
    scope: 'organization',
    summary: 'Check whether an interview time is free',
    params: z.object({ id: z.uuid() }),
    query: z.object({ driverId: z.uuid(), date: CalendarInstant, interviewerId: z.uuid().optional() }),
    response: TimeConflicts,
    problems: [],
    example: ({ orderId, driverId }) => ({
      params: { id: orderId },
      query: { driverId, date: '2100-01-04T15:00:00.000Z' },
    }),
    handler: async ({ params: { id }, query: { driverId, date, interviewerId = null }, ctx }) => {
      const order = await getOrderRow(ctx, id);
      const candidacy = await findCandidacyOf(ctx.db, order.id, driverId);
      if (candidacy === undefined) throw new ProblemError('not-found');
      const endsAt = interviewEnd(date);
      const wanted = { key: date, driverId, interviewerId, startsAt: date, endsAt, candidacyId: candidacy.id };
      const [taken] = await findTakenTimes(ctx.db, [wanted]);
      return {
        conflicts: [
          ...(taken?.byDriver === true ? (['driver'] as const) : []),
          ...(taken?.byInterviewer === true ? (['interviewer'] as const) : []),
        ],
      };
    },
  }),
];
