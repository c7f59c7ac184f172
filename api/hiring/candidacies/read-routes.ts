import { z } from 'zod';
import { listInterviews } from '#db/candidacies/interview-calendar';
import { readTimeline } from '#db/candidacies/timeline';
import { tabStates } from '#db/job-orders/order-counts';
import { boardColumns, columnStates } from '#domain/candidacies/board/columns';
import { DayInterviews } from '#domain/candidacies/calendar/schema';
import { CandidacyCards } from '#domain/candidacies/schema';
import { candidacyTabs } from '#domain/candidacies/tabs';
import { Timeline } from '#domain/candidacies/timeline/schema';
import { LimitSkip } from '#domain/shared/schema';
import { endOfDate, startOfDate } from '#domain/shared/zoned-time';
import { defineRoute, type Route } from '../../http/define-route';
import { KeysetQuery, parseCursor, toKeysetPage } from '../../http/keyset';
import { getOrderRow } from '../../job-orders/read-order';
import { listCards } from './list-cards';
import { presentTimelineItem, timelineCursor, TimelineKey, timelineKey } from './present-timeline';

const OrderParams = z.object({ id: z.uuid() });

/** Reads an order's candidacies, interviews and timeline. */
export const candidacyReadRoutes: readonly Route[] = [
  defineRoute({
    id: 'candidacies.list',
    method: 'get',
    paths: ['/api/job-order/:id/candidacies'],
    permission: 'orders:read',
    scope: 'organization',
    summary: 'List candidates of a job order by stage',
    params: OrderParams,
    query: LimitSkip.extend({ stage: z.enum(candidacyTabs) }),
    response: CandidacyCards,
    problems: [],
    example: ({ orderId }) => ({ params: { id: orderId }, query: { stage: 'review' } }),
    handler: ({ params, query: { stage, ...page }, ctx }) =>
      listCards(ctx, { orderId: params.id, states: tabStates[stage], ...page }),
  }),
  defineRoute({
    id: 'candidacies.board-column',
    method: 'get',
    paths: ['/api/job-order/:id/board/:column'],
    permission: 'orders:read',
    scope: 'organization',
    summary: 'List candidates of a job order in one column of its board',
    params: OrderParams.extend({ column: z.enum(boardColumns) }),
    query: LimitSkip,
    response: CandidacyCards,
    problems: [],
    example: ({ orderId }) => ({ params: { id: orderId, column: 'inReview' } }),
    handler: ({ params: { id, column }, query, ctx }) =>
      listCards(ctx, { orderId: id, states: columnStates[column], ...query }),
  }),
  defineRoute({
    id: 'candidacies.day-interviews',
    method: 'get',
    paths: ['/api/job-order/:id/interviews'],
    permission: 'orders:read',
    scope: 'organization',
    summary: 'List interviews on a date',
    params: OrderParams,
    query: z.object({ day: z.iso.date() }),
    response: DayInterviews,
    problems: [],
    example: ({ orderId }) => ({ params: { id: orderId }, query: { day: '2100-01-04' } }),
    handler: async ({ params, query: { day }, ctx }) => {
      const { organizationId, facilityId, timeZone } = await getOrderRow(ctx, params.id);
      const found = await listInterviews(ctx.db, {
        of: { organizationId, facilityId },
        from: startOfDate(day, timeZone),
        to: endOfDate(day, timeZone),
      });
      return {
        data: found.map(({ interviewId, startsAt, driverFirstName, driverLastName }) => ({
          _id: interviewId,
          startsAt,
          name: `${driverFirstName} ${driverLastName}`,
        })),
      };
    },
  }),
  defineRoute({
    id: 'candidacies.timeline',
    method: 'get',
    paths: ['/api/job-order/:id/timeline'],
    permission: 'orders:read',
    scope: 'organization',
    summary: 'List the activity of a job order',
    params: OrderParams,
    query: KeysetQuery.extend({ driverId: z.uuid().optional() }),
    response: Timeline,
    problems: [],
    example: ({ orderId }) => ({ params: { id: orderId } }),
    handler: async ({ params, query: { limit, after, driverId }, ctx }) => {
      const { id } = await getOrderRow(ctx, params.id);
      const before = timelineCursor(parseCursor(after, TimelineKey));
      const rows = await readTimeline(ctx.db, { of: { orderId: id }, driverId, before, limit: limit + 1 });
      const page = toKeysetPage(rows, limit, timelineKey);
      return { data: page.data.map(presentTimelineItem), next: page.next };
    },
  }),
];
