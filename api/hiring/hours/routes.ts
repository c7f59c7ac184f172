import { z } from 'zod';
import { logAccessOnce, REPEAT_VIEW_MS } from '#db/accounts/access-log-store';
import { readHosTerms, readWorkPeriods } from '#db/eld/hos-terms';
import type { CarrierActor } from '#domain/accounts/actor';
import { can } from '#domain/accounts/policy';
import { isAtWork } from '#domain/eld/access';
import { MAX_LOG_FILE_BYTES } from '#domain/eld/file/log-file';
import { HosDay, HosDayQuery, LogImport } from '#domain/eld/schema';
import { ProblemError } from '#domain/problems';
import { importLogFile } from '../../drivers/eld/import-file';
import { readableHours, readHosDay, todayAt } from '../../drivers/eld/read-hours';
import { logFileRefusals } from '../../drivers/eld/routes';
import type { RouteContext } from '../../http/context';
import { defineRoute, type Route } from '../../http/define-route';

const DriverParams = z.object({ driverId: z.uuid() });
type CarrierContext = RouteContext & { readonly actor: CarrierActor };

/** Hours of service of the drivers who work for a carrier (docs/hours-of-service.md#access). */
export const carrierHoursRoutes: readonly Route[] = [
  defineRoute({
    id: 'hours.read-driver-day',
    method: 'get',
    paths: ['/api/business/driver/:driverId/hours'],
    permission: 'files:read',
    scope: 'organization',
    summary: "Retrieve a day of a driver's hours of service",
    params: DriverParams,
    query: HosDayQuery,
    response: HosDay,
    problems: ['not-found'],
    example: ({ driverId }) => ({ params: { driverId } }),
    handler: ({ params, query, ctx }) => readDay(ctx, params.driverId, query.date),
  }),
  defineRoute({
    id: 'hours.import-driver-file',
    method: 'post',
    paths: ['/api/business/driver/:driverId/hours/imports'],
    permission: 'files:add',
    scope: 'organization',
    summary: "Import a file with a driver's logs",
    params: DriverParams,
    fileBody: { maxBytes: MAX_LOG_FILE_BYTES },
    response: LogImport,
    status: 201,
    problems: ['not-found', 'not-on-assignment', ...logFileRefusals],
    costly: { chargedTo: 'account', cost: 1 },
    example: ({ driverId }) => ({ params: { driverId } }),
    handler: async ({ params: { driverId }, ctx }) => {
      const today = todayAt(ctx, await readHosTerms(ctx.db, driverId));
      await readableHours(ctx, driverId, today);
      if (!(await worksHere(ctx, driverId, today))) throw new ProblemError('not-on-assignment');
      const { userId: importedBy, organizationId } = ctx.actor;
      return importLogFile(ctx, { driverId, importedBy, organizationId });
    },
  }),
];

const worksHere = async ({ db, actor }: CarrierContext, driverId: string, today: string): Promise<boolean> =>
  isAtWork(await readWorkPeriods(db, { driverId, organizationId: actor.organizationId }), today);

/** Each opening is logged where the driver can see it. */
async function readDay(ctx: CarrierContext, driverId: string, date: string | undefined): Promise<HosDay> {
  const day = await readHosDay(ctx, driverId, {
    date,
    mayImport: async (today) => can(ctx.actor, 'files:add') && (await worksHere(ctx, driverId, today)),
  });
  const { userId: actorId, organizationId } = ctx.actor;
  const view = { actorId, organizationId, subjectDriverId: driverId, action: 'driver-record', about: 'hours' } as const;
  await logAccessOnce(ctx.db, { ...view, at: ctx.now() }, REPEAT_VIEW_MS);
  return day;
}
