import { z } from 'zod';
import { findDriverAsOf } from '#db/driver-pipeline/driver-as-of';
import { readDriverTimeline } from '#db/driver-timeline/driver-timeline';
import { readDriverZone } from '#db/evidence/driver-zones';
import { endOfDay } from '#domain/driver-timeline/as-of';
import { DriverAsOf, DriverTimeline, DriverTimelineFilters } from '#domain/driver-timeline/schema';
import { CalendarDay } from '#domain/shared/schema';
import { defineRoute, type Route } from '../../http/define-route';
import { KeysetQuery, parseCursor, toKeysetPage } from '../../http/keyset';
import { readOpsDriver } from '../command';
import { logView } from '../log-view';
import { presentOpsDriver } from '../present';
import { lineCursor, LineKey, lineKey, presentTimelineLine } from './present';

const DriverParams = z.object({ id: z.uuid() });

/** A driver's history: the timeline, and the state on a date (`/ops/drivers/:id`). */
export const driverTimelineRoutes: readonly Route[] = [
  defineRoute({
    id: 'ops.driver-timeline',
    method: 'get',
    paths: ['/api/ops/drivers/:id/timeline'],
    permission: 'ops:read',
    scope: 'ops',
    summary: "List a driver's timeline",
    params: DriverParams,
    query: KeysetQuery.extend(DriverTimelineFilters.shape),
    response: DriverTimeline,
    problems: ['not-found'],
    example: ({ driverId }) => ({ params: { id: driverId }, query: { kind: 'pipeline' } }),
    handler: async ({ params: { id: driverId }, query: { after, limit, ...filters }, ctx }) => {
      await readOpsDriver(ctx, driverId);
      await logView(ctx, driverId);
      const before = lineCursor(parseCursor(after, LineKey));
      const rows = await readDriverTimeline(ctx.db, { ...filters, driverId, before, limit: limit + 1 });
      const { data, next } = toKeysetPage(rows, limit, lineKey);
      const reader = { userId: ctx.actor.userId, now: ctx.now().getTime() };
      return { data: data.map((row) => presentTimelineLine(row, reader)), next };
    },
  }),
  defineRoute({
    id: 'ops.driver-as-of',
    method: 'get',
    paths: ['/api/ops/drivers/:id/as-of'],
    permission: 'ops:read',
    scope: 'ops',
    summary: 'Retrieve a driver as of a date',
    params: DriverParams,
    query: z.object({ on: CalendarDay }),
    response: DriverAsOf,
    problems: ['not-found'],
    example: ({ driverId }) => ({ params: { id: driverId }, query: { on: '2026-11-01' } }),
    handler: async ({ params: { id: driverId }, query: { on }, ctx }) => {
      await readOpsDriver(ctx, driverId);
      await logView(ctx, driverId);
      const until = endOfDay(on, await readDriverZone(ctx.db, driverId));
      const row = await findDriverAsOf(ctx.db, { driverId, before: until });
      // For today, the state as of now.
      const then = new Date(Math.min(Date.parse(until), ctx.now().getTime()));
      return { on, until, driver: row === undefined ? null : presentOpsDriver(row, then) };
    },
  }),
];
