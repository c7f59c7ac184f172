import { z } from 'zod';
import { logAccess, logAccessOnce, REPEAT_VIEW_MS } from '#db/accounts/access-log-store';
import { ComplianceRecord } from '#domain/compliance/schema';
import { defineRoute, fileResponse, type Route } from '../../http/define-route';
import { readOpsDriver } from '../../pipelines/command';
import { consentFile } from './consent-pdf';
import { readComplianceRecord } from './record';

/** The compliance check for operations; each view is logged where the driver can see it. */
export const opsComplianceRoutes: readonly Route[] = [
  defineRoute({
    id: 'ops.read-compliance',
    method: 'get',
    paths: ['/api/ops/drivers/:id/compliance'],
    permission: 'ops:read',
    scope: 'ops',
    summary: "Retrieve a driver's compliance answers and consents",
    params: z.object({ id: z.uuid() }),
    response: ComplianceRecord,
    problems: ['not-found'],
    example: ({ driverId }) => ({ params: { id: driverId } }),
    handler: async ({ params, ctx }) => {
      await readOpsDriver(ctx, params.id);
      const record = await readComplianceRecord(ctx, params.id);
      const access = { actorId: ctx.actor.userId, organizationId: null, subjectDriverId: params.id, at: ctx.now() };
      await logAccessOnce(ctx.db, { ...access, action: 'driver-record', about: 'compliance' }, REPEAT_VIEW_MS);
      return record;
    },
  }),
  defineRoute({
    id: 'ops.read-consent-file',
    method: 'get',
    paths: ['/api/ops/drivers/:id/consents/:consentId/pdf'],
    permission: 'ops:read',
    scope: 'ops',
    summary: "Download a driver's signed consent",
    params: z.object({ id: z.uuid(), consentId: z.uuid() }),
    response: fileResponse('application/pdf'),
    problems: ['not-found', 'too-many-at-once'],
    costly: { chargedTo: 'account', cost: 1 },
    example: ({ driverId, consentId }) => ({ params: { id: driverId, consentId } }),
    handler: async ({ params, ctx }) => {
      const { kind, ...file } = await consentFile(ctx, params.id, params.consentId);
      await logAccess(ctx.db, {
        actorId: ctx.actor.userId,
        organizationId: null,
        subjectDriverId: params.id,
        action: 'consent',
        about: kind,
        at: ctx.now(),
      });
      return file;
    },
  }),
];
