import { z } from 'zod';
import { logAccessOnce, REPEAT_VIEW_MS } from '#db/accounts/access-log-store';
import { MAX_LOG_FILE_BYTES } from '#domain/eld/file/log-file';
import {
  ConnectEldBody,
  DutyStatusBody,
  HosDay,
  HosDayQuery,
  HosExemptionsBody,
  HosLogs,
  HosSettings,
  HosSettingsBody,
  LogImport,
  StoredDutyStatus,
} from '#domain/eld/schema';
import type { ProblemCode } from '#domain/problems';
import { defineRoute, type Route } from '../../http/define-route';
import { importLogFile } from './import-file';
import {
  claimExemptions,
  connectProvider,
  readOwnSettings,
  saveSettings,
  setDutyStatus,
  withdrawProvider,
} from './own-hours';
import { readHosDay, readHosLogs } from './read-hours';

const IdParams = z.object({ id: z.uuid() });

/** The reasons for which a log file is refused. */
export const logFileRefusals: readonly ProblemCode[] = [
  'file-empty',
  'file-too-large',
  'license-not-on-file',
  'log-file-empty',
  'log-file-of-another-driver',
  'log-file-wrong',
];

/** Hours of service of drivers: logs, statuses that they set, imports and connections (docs/hours-of-service.md). */
export const eldRoutes: readonly Route[] = [
  defineRoute({
    id: 'eld.hos-logs',
    method: 'get',
    paths: ['/api/eld/:id/getHOSLogs'],
    permission: 'hours:read',
    scope: 'driver',
    summary: "List a driver's hours-of-service logs",
    params: IdParams,
    response: HosLogs,
    problems: ['not-found'],
    example: ({ driverId }) => ({ params: { id: driverId } }),
    handler: async ({ params: { id }, ctx }) => {
      const logs = await readHosLogs(ctx, id);
      const { userId: actorId, organizationId = null, driverId } = ctx.actor;
      const view = { actorId, organizationId, subjectDriverId: id, action: 'driver-record', about: 'hours' } as const;
      if (driverId !== id) await logAccessOnce(ctx.db, { ...view, at: ctx.now() }, REPEAT_VIEW_MS);
      return logs;
    },
  }),
  defineRoute({
    id: 'hours.read-day',
    method: 'get',
    paths: ['/api/driver/hours'],
    permission: 'driver:act',
    scope: 'self',
    summary: "Retrieve a day of the driver's hours of service",
    query: HosDayQuery,
    response: HosDay,
    problems: ['not-found'],
    example: () => ({}),
    handler: ({ query: { date }, ctx }) =>
      readHosDay(ctx, ctx.actor.driverId, { date, mayImport: () => Promise.resolve(true) }),
  }),
  defineRoute({
    id: 'hours.set-status',
    method: 'post',
    paths: ['/api/driver/duty-statuses'],
    permission: 'driver:act',
    scope: 'self',
    summary: "Set the driver's duty status",
    body: DutyStatusBody,
    response: StoredDutyStatus,
    status: 201,
    problems: ['duty-status-in-future', 'duty-status-too-old'],
    example: () => ({ body: { clientId: '018f0000-0000-7000-8000-0000000000aa', status: 'onDuty' } }),
    handler: ({ body, ctx }) => setDutyStatus(ctx, body),
  }),
  defineRoute({
    id: 'hours.import-file',
    method: 'post',
    paths: ['/api/driver/hours/imports'],
    permission: 'driver:act',
    scope: 'self',
    summary: "Import a file with the driver's logs",
    fileBody: { maxBytes: MAX_LOG_FILE_BYTES },
    response: LogImport,
    status: 201,
    problems: logFileRefusals,
    costly: { chargedTo: 'account', cost: 1 },
    example: () => ({}),
    handler: ({ ctx }) => {
      const { driverId, userId } = ctx.actor;
      return importLogFile(ctx, { driverId, importedBy: userId, organizationId: null });
    },
  }),
  defineRoute({
    id: 'hours.read-settings',
    method: 'get',
    paths: ['/api/driver/hours/settings'],
    permission: 'driver:act',
    scope: 'self',
    summary: "Retrieve the driver's settings and connections for hours of service",
    response: HosSettings,
    problems: [],
    example: () => ({}),
    handler: ({ ctx }) => readOwnSettings(ctx),
  }),
  defineRoute({
    id: 'hours.save-settings',
    method: 'put',
    paths: ['/api/driver/hours/settings'],
    permission: 'driver:act',
    scope: 'self',
    summary: 'Set the weekly limit and the time zone of the home terminal',
    body: HosSettingsBody,
    problems: [],
    example: () => ({ body: { cycle: '70/8', timeZone: null } }),
    handler: ({ body, ctx }) => saveSettings(ctx, body),
  }),
  defineRoute({
    id: 'hours.claim-exemptions',
    method: 'put',
    paths: ['/api/driver/hours/exemptions'],
    permission: 'driver:act',
    scope: 'self',
    summary: 'Claim exceptions to the rules for a day',
    body: HosExemptionsBody,
    problems: ['not-found'],
    example: () => ({ body: { date: '2026-11-20', exemptions: ['adverseConditions'] } }),
    handler: ({ body, ctx }) => claimExemptions(ctx, body),
  }),
  defineRoute({
    id: 'hours.connect-provider',
    method: 'post',
    paths: ['/api/driver/eld-connections'],
    permission: 'driver:act',
    scope: 'self',
    summary: 'Grant consent to copy logs from a provider',
    body: ConnectEldBody,
    status: 204,
    problems: ['eld-connected', 'not-found'],
    example: () => ({ body: { provider: 'sandbox' } }),
    handler: ({ body, ctx }) => connectProvider(ctx, body.provider),
  }),
  defineRoute({
    id: 'hours.withdraw-provider',
    method: 'delete',
    paths: ['/api/driver/eld-connections/:id'],
    permission: 'driver:act',
    scope: 'driver',
    summary: 'Withdraw consent to copy logs from a provider',
    params: IdParams,
    problems: ['not-found'],
    example: ({ eldConnectionId }) => ({ params: { id: eldConnectionId } }),
    handler: ({ params, ctx }) => withdrawProvider(ctx, params.id),
  }),
];
