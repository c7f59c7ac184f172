import { z } from 'zod';
import {
  BilledDaysParams,
  BilledDaysQuery,
  DirectDriverInvoices,
  SetTimesheetSettings,
  TimesheetInvoices,
  TimesheetSettings,
  TimesheetsQuery,
  WeekQuery,
  WorkdayHistory,
} from '#domain/timesheets/records/schema';
import {
  ApprovalPreview,
  ApproveManyBody,
  ApproveWorkdayBody,
  EditWorkdayBody,
  RequestCorrectionBody,
  Timesheet,
  TimesheetBrief,
  TimesheetBriefs,
  Workday,
  WorkdayAnswers,
  WorkdayNoteBody,
} from '#domain/timesheets/schema';
import { csvResponse } from '../http/csv';
import { defineRoute, fileResponse, type Route } from '../http/define-route';
import type { ExampleWorld } from '../http/example-world';
import { approveMany, approveOne, previewApproval } from './approve';
import { changeSettings, readDirectInvoices, readHistory, readSettings, readTimesheetInvoices } from './billed';
import { driverTimesheetRoutes } from './driver-routes';
import { editSubmitted } from './edit';
import { editProblems } from './edit-problems';
import { payrollExportRoutes } from './exports/routes';
import { exportTimesheets, readTimesheets } from './list';
import { moveWithNote } from './moves';
import { opsTimesheetRoutes } from './ops-routes';
import { rateRoutes } from './rates/routes';
import { readTimesheetPdf } from './timesheet-pdf';
import { readShortInfo, readTimesheet } from './week';

const IdParams = z.object({ id: z.uuid() });
const WEEK = '2026-11-16';
/** Hours of a workday that replace those before. */
const exampleEdit = {
  version: 2,
  shifts: [{ startsAt: { local: '2026-11-16T08:00' }, endsAt: { local: '2026-11-16T16:00' }, breaks: [] }],
  entries: {},
};
const moved = ['not-found', 'workday-changed', 'workday-locked', 'workday-move-not-allowed'] as const;

/** Reads of the caller's own carrier. */
const ofCarrier = { method: 'get', permission: 'timesheets:read', scope: 'self', problems: [] } as const;
/** The filters that name a record. */
const filtered = ({ facilityId, driverId }: ExampleWorld) =>
  [{ facilityId }, { driverId }].map((filter) => ({ query: { week: WEEK, ...filter } }));
/** Reads of an assignment's week. */
const ofWeek = {
  ...ofCarrier,
  scope: 'organization',
  params: IdParams,
  query: WeekQuery,
  problems: ['not-found'],
  example: ({ candidacyId }: ExampleWorld) => ({ params: { id: candidacyId }, query: { week: WEEK } }),
} as const;
/** Commands on workdays that the request lists. */
const onWorkdays = {
  method: 'post',
  permission: 'timesheets:approve',
  scope: 'none',
  body: ApproveManyBody,
  problems: [],
  example: ({ workdayId }: ExampleWorld) => ({ body: { workDays: [{ _id: workdayId, version: 2 }] } }),
} as const;
/** Commands on one workday. */
const onWorkday = {
  permission: 'timesheets:approve',
  scope: 'organization',
  params: IdParams,
  response: Workday,
} as const;

/** A command with a note on an approved workday. */
const noteRoute = (command: 'reopen' | 'dispute', summary: string, note: string): Route =>
  defineRoute({
    ...onWorkday,
    id: `timesheets.${command}`,
    method: command === 'reopen' ? 'patch' : 'post',
    paths: [`/api/timesheet/workDay/:id/${command}`],
    summary,
    body: WorkdayNoteBody,
    problems: command === 'reopen' ? [...moved, 'workday-adjusted'] : moved,
    example: ({ approvedWorkdayId }) => ({ params: { id: approvedWorkdayId }, body: { version: 3, note } }),
    handler: ({ params, body, ctx }) => moveWithNote(ctx, { id: params.id, command, body }),
  });

/** The carrier's pages of timesheets (docs/state-machines.md#workdays). */
export const timesheetRoutes: readonly Route[] = [
  defineRoute({
    ...ofCarrier,
    id: 'timesheets.list',
    paths: ['/api/timesheets'],
    summary: "List the weeks of the carrier's drivers",
    query: TimesheetsQuery,
    response: TimesheetBriefs,
    example: () => ({ query: { week: WEEK } }),
    furtherExamples: filtered,
    handler: ({ query, ctx }) => readTimesheets(ctx, query),
  }),
  defineRoute({
    ...ofCarrier,
    id: 'timesheets.csv',
    paths: ['/api/timesheets/csv'],
    summary: 'Export the workdays of a week as CSV',
    query: TimesheetsQuery.omit({ limit: true, skip: true }),
    response: csvResponse,
    costly: { chargedTo: 'organization', cost: 1 },
    example: () => ({ query: { week: WEEK } }),
    furtherExamples: filtered,
    handler: ({ query, ctx }) => exportTimesheets(ctx, query),
  }),
  defineRoute({
    ...ofWeek,
    id: 'timesheets.short-info',
    paths: ['/api/timesheet/short-info/:id'],
    summary: "Summarize an assignment's week",
    response: TimesheetBrief,
    handler: ({ params, query, ctx }) => readShortInfo(ctx, { assignmentId: params.id, week: query.week }),
  }),
  defineRoute({
    ...ofCarrier,
    id: 'timesheets.invoices',
    paths: ['/api/timesheet/invoices/:from/:to'],
    summary: 'List approved workdays that are billed through the platform',
    params: BilledDaysParams,
    response: TimesheetInvoices,
    problems: ['too-many-workdays'],
    example: () => ({ params: { from: '2026-11-01', to: '2026-11-30' } }),
    handler: ({ params, ctx }) => readTimesheetInvoices(ctx, params),
  }),
  defineRoute({
    ...ofWeek,
    id: 'timesheets.read',
    paths: ['/api/timesheet/:id'],
    summary: "Retrieve an assignment's week",
    response: Timesheet,
    handler: ({ params, query, ctx }) => readTimesheet(ctx, { assignmentId: params.id, week: query.week }),
  }),
  defineRoute({
    ...ofWeek,
    id: 'timesheets.pdf',
    paths: ['/api/timesheet/:id/pdf'],
    summary: "Download an assignment's week as PDF",
    response: fileResponse('application/pdf'),
    costly: { chargedTo: 'organization', cost: 1 },
    handler: ({ params, query, ctx }) => readTimesheetPdf(ctx, { assignmentId: params.id, week: query.week }),
  }),
  defineRoute({
    ...onWorkdays,
    id: 'timesheets.preview-approval',
    paths: ['/api/timesheet/workDay/preview'],
    summary: 'Preview the approval of workdays',
    response: ApprovalPreview,
    handler: ({ body, ctx }) => previewApproval(ctx, body),
  }),
  defineRoute({
    ...onWorkdays,
    id: 'timesheets.approve-many',
    paths: ['/api/timesheet/workDay/approve-many'],
    summary: 'Approve several workdays',
    response: WorkdayAnswers,
    // The command stores the same answer as its outcome.
    storesResponse: false,
    handler: ({ body, ctx }) => approveMany(ctx, body),
  }),
  defineRoute({
    ...onWorkday,
    id: 'timesheets.approve',
    method: 'patch',
    paths: ['/api/timesheet/workDay/:id/approve'],
    summary: 'Approve a workday',
    body: ApproveWorkdayBody,
    problems: [...moved, 'workday-amount-missing', 'workday-incomplete'],
    example: ({ workdayId }) => ({ params: { id: workdayId }, body: { version: 2 } }),
    handler: ({ params, body, ctx }) => approveOne(ctx, params.id, body),
  }),
  defineRoute({
    ...onWorkday,
    id: 'timesheets.edit',
    method: 'put',
    paths: ['/api/timesheet/workDay/:id'],
    summary: 'Change the times of a submitted workday',
    body: EditWorkdayBody,
    problems: editProblems,
    example: ({ workdayId }) => ({ params: { id: workdayId }, body: exampleEdit }),
    handler: ({ params, body, ctx }) => editSubmitted(ctx, params.id, body),
  }),
  defineRoute({
    ...onWorkday,
    id: 'timesheets.request-correction',
    method: 'post',
    paths: ['/api/timesheet/request'],
    params: undefined,
    summary: 'Request a correction of a workday from the driver',
    body: RequestCorrectionBody,
    problems: moved,
    example: ({ workdayId }) => ({ body: { workDayId: workdayId, version: 2, note: 'Please add the break' } }),
    handler: ({ body: { workDayId, ...body }, ctx }) =>
      moveWithNote(ctx, { id: workDayId, command: 'requestCorrection', body }),
  }),
  noteRoute('reopen', 'Reopen an approved workday', 'The miles are missing'),
  noteRoute('dispute', 'Dispute an approved workday', 'The driver left at noon'),
  defineRoute({
    ...ofWeek,
    id: 'timesheets.history',
    paths: ['/api/timesheet/workDay/:id/history'],
    query: undefined,
    summary: 'List the changes to a workday',
    response: WorkdayHistory,
    example: ({ workdayId }) => ({ params: { id: workdayId } }),
    handler: ({ params, ctx }) => readHistory(ctx, params.id),
  }),
  defineRoute({
    ...ofCarrier,
    id: 'timesheets.direct-invoices',
    paths: ['/api/direct-driver-invoice'],
    summary: 'List approved workdays that the carrier pays directly',
    query: BilledDaysQuery,
    response: DirectDriverInvoices,
    problems: ['too-many-workdays'],
    example: () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
    handler: ({ query, ctx }) => readDirectInvoices(ctx, query),
  }),
  defineRoute({
    ...ofCarrier,
    id: 'timesheets.settings',
    paths: ['/api/timesheet-settings'],
    summary: "Retrieve how a carrier's weeks are computed",
    response: TimesheetSettings,
    example: () => ({}),
    handler: ({ ctx }) => readSettings(ctx),
  }),
  defineRoute({
    id: 'timesheets.change-settings',
    method: 'put',
    paths: ['/api/timesheet-settings'],
    permission: 'timesheets:approve',
    scope: 'self',
    summary: "Change how a carrier's weeks are computed",
    body: SetTimesheetSettings,
    response: TimesheetSettings,
    problems: ['record-changed'],
    example: () => ({ body: { weekday: 'su', hour: 0, dayRule: 'shiftStart' } }),
    handler: ({ body, ctx }) => changeSettings(ctx, body),
  }),
  ...rateRoutes,
  ...payrollExportRoutes,
  ...driverTimesheetRoutes,
  ...opsTimesheetRoutes,
];
