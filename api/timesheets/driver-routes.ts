import { z } from 'zod';
import { CalendarDay } from '#domain/shared/schema';
import { DriverTimesheetQuery, WorkdayHistory } from '#domain/timesheets/records/schema';
import {
  DriverTimesheet,
  EditWorkdayBody,
  TimeEventAnswers,
  TimeEventsBody,
  Workday,
  WorkdayAnswers,
  WorkdayNoteBody,
  WorkdaysBody,
} from '#domain/timesheets/schema';
import { defineRoute, type Route } from '../http/define-route';
import { readHistory } from './billed';
import { recordTimeEvents } from './clock';
import { readDriverTimesheet } from './driver-week';
import { editOwnDay } from './edit';
import { editProblems } from './edit-problems';
import { moveWithNote, submitWorkdays } from './moves';

const IdParams = z.object({ id: z.uuid() });
const DayParams = z.object({ assignmentId: z.uuid(), day: CalendarDay });

/** Drivers' own hours. */
export const driverTimesheetRoutes: readonly Route[] = [
  defineRoute({
    id: 'driver-timesheet.read',
    method: 'get',
    paths: ['/api/driver-timesheet'],
    permission: 'driver:act',
    scope: 'self',
    summary: "Retrieve the driver's assignments and a week",
    query: DriverTimesheetQuery,
    response: DriverTimesheet,
    problems: ['not-found'],
    example: () => ({ query: { week: '2026-11-16' } }),
    furtherExamples: ({ candidacyId }) => [{ query: { week: '2026-11-16', assignmentId: candidacyId } }],
    handler: ({ query, ctx }) => readDriverTimesheet(ctx, query),
  }),
  defineRoute({
    id: 'driver-timesheet.record',
    method: 'post',
    paths: ['/api/driver-timesheet/events'],
    permission: 'driver:act',
    scope: 'none',
    summary: 'Record clock-ins, clock-outs and breaks',
    body: TimeEventsBody,
    response: TimeEventAnswers,
    problems: [],
    example: ({ candidacyId, familyId }) => ({
      body: {
        sentAt: '2026-11-19T13:00:00.000Z',
        events: [{ id: familyId, assignmentId: candidacyId, kind: 'clockIn', deviceAt: '2026-11-19T13:00:00.000Z' }],
      },
    }),
    handler: ({ body, ctx }) => recordTimeEvents(ctx, body),
  }),
  defineRoute({
    id: 'driver-timesheet.submit',
    method: 'post',
    paths: ['/api/driver-timesheet/submit'],
    permission: 'driver:act',
    scope: 'none',
    summary: 'Submit workdays for approval',
    body: WorkdaysBody,
    response: WorkdayAnswers,
    problems: [],
    example: ({ openWorkdayId }) => ({ body: { workDays: [{ _id: openWorkdayId, version: 1 }] } }),
    handler: ({ body, ctx }) => submitWorkdays(ctx, body),
  }),
  defineRoute({
    id: 'driver-timesheet.edit',
    method: 'put',
    paths: ['/api/driver-timesheet/:assignmentId/:day'],
    permission: 'driver:act',
    scope: 'driver',
    summary: 'Record or correct the times of a day',
    params: DayParams,
    body: EditWorkdayBody,
    response: Workday,
    problems: editProblems,
    example: ({ candidacyId }) => ({
      params: { assignmentId: candidacyId, day: '2026-11-20' },
      body: {
        version: 0,
        shifts: [{ startsAt: { local: '2026-11-20T08:00' }, endsAt: { local: '2026-11-20T16:00' }, breaks: [] }],
        entries: {},
      },
    }),
    handler: ({ params, body, ctx }) => editOwnDay(ctx, { ...params, body }),
  }),
  defineRoute({
    id: 'driver-timesheet.dispute',
    method: 'post',
    paths: ['/api/driver-timesheet/:id/dispute'],
    permission: 'driver:act',
    scope: 'driver',
    summary: 'Dispute an approved workday',
    params: IdParams,
    body: WorkdayNoteBody,
    response: Workday,
    problems: ['not-found', 'workday-changed', 'workday-move-not-allowed'],
    example: ({ approvedWorkdayId }) => ({
      params: { id: approvedWorkdayId },
      body: { version: 3, note: 'I worked until five' },
    }),
    handler: ({ params, body, ctx }) => moveWithNote(ctx, { id: params.id, command: 'dispute', body }),
  }),
  defineRoute({
    id: 'driver-timesheet.history',
    method: 'get',
    paths: ['/api/driver-timesheet/:id/history'],
    permission: 'driver:act',
    scope: 'driver',
    summary: "List the changes to one of the driver's workdays",
    params: IdParams,
    response: WorkdayHistory,
    problems: ['not-found'],
    example: ({ workdayId }) => ({ params: { id: workdayId } }),
    handler: ({ params, ctx }) => readHistory(ctx, params.id),
  }),
];
