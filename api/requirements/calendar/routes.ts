import { DueLines, DueLinesPageQuery, DueLinesQuery } from '#domain/requirements/calendar/schema';
import { csvResponse } from '../../http/csv';
import { defineRoute, fileResponse, type Route } from '../../http/define-route';
import { dueLinesCalendar, dueLinesFile, readDueLines } from './read-calendar';

/** Due dates in a carrier's files (docs/requirements.md#due-dates). */
export const requirementCalendarRoutes: readonly Route[] = [
  defineRoute({
    id: 'requirements.calendar',
    method: 'get',
    paths: ['/api/business/requirements/calendar'],
    permission: 'files:record',
    scope: 'none',
    summary: "List what is due in a carrier's files",
    query: DueLinesPageQuery,
    response: DueLines,
    problems: [],
    example: () => ({ query: { days: '90' } }),
    handler: ({ query, ctx }) => readDueLines(ctx, query),
  }),
  defineRoute({
    id: 'requirements.calendar-csv',
    method: 'get',
    paths: ['/api/business/requirements/calendar.csv'],
    permission: 'files:record',
    scope: 'none',
    summary: "Export what is due in a carrier's files as CSV",
    query: DueLinesQuery,
    response: csvResponse,
    problems: [],
    costly: { chargedTo: 'organization', cost: 1 },
    example: () => ({ query: { days: '90' } }),
    handler: ({ query, ctx }) => dueLinesFile(ctx, query),
  }),
  defineRoute({
    id: 'requirements.calendar-ics',
    method: 'get',
    paths: ['/api/business/requirements/calendar.ics'],
    permission: 'files:record',
    scope: 'none',
    summary: "Export what is due in a carrier's files as a calendar",
    query: DueLinesQuery,
    response: fileResponse('text/calendar'),
    problems: [],
    costly: { chargedTo: 'organization', cost: 1 },
    example: () => ({ query: { days: '90' } }),
    handler: ({ query, ctx }) => dueLinesCalendar(ctx, query),
  }),
];
