import { z } from 'zod';
import { AdverseRoundBody, AdverseTextBody, OwnAdverseAction, OwnAdverseActions } from '#domain/adverse-actions/schema';
import { defineRoute, fileResponse, type Route } from '../../http/define-route';
import { disputeReport, listOwn, openOwnNotice, openOwnReport, requestReportCopy } from './adverse-actions';

const ActionParams = z.object({ id: z.uuid() });

/** The driver's notices about reports (docs/state-machines.md#reports-and-adverse-action). */
export const ownAdverseActionRoutes: readonly Route[] = [
  defineRoute({
    id: 'driver.list-adverse-actions',
    method: 'get',
    paths: ['/api/driver/adverse-actions'],
    permission: 'driver:act',
    scope: 'self',
    summary: "List the driver's notices about reports",
    response: OwnAdverseActions,
    problems: [],
    example: () => ({}),
    handler: async ({ ctx }) => ({ data: await listOwn(ctx) }),
  }),
  defineRoute({
    id: 'driver.dispute-report',
    method: 'post',
    paths: ['/api/driver/adverse-actions/:id/dispute'],
    permission: 'driver:act',
    scope: 'driver',
    summary: 'Dispute a report before the carrier decides',
    params: ActionParams,
    body: AdverseTextBody,
    response: OwnAdverseAction,
    storesResponse: false,
    problems: ['not-found', 'adverse-move-not-allowed'],
    example: ({ adverseActionId }) => ({
      params: { id: adverseActionId },
      body: { round: 1, text: 'The accident in the report was not mine.' },
    }),
    handler: ({ params: { id }, body, ctx }) => disputeReport(ctx, { id, ...body }),
  }),
  defineRoute({
    id: 'driver.request-report-copy',
    method: 'post',
    paths: ['/api/driver/adverse-actions/:id/copy'],
    permission: 'driver:act',
    scope: 'driver',
    summary: 'Request a free copy of a report',
    params: ActionParams,
    body: AdverseRoundBody,
    response: OwnAdverseAction,
    storesResponse: false,
    problems: ['not-found', 'adverse-copy-not-possible', 'adverse-move-not-allowed'],
    example: ({ adverseActionId }) => ({ params: { id: adverseActionId }, body: { round: 1 } }),
    handler: ({ params: { id }, body, ctx }) => requestReportCopy(ctx, { id, ...body }),
  }),
  defineRoute({
    id: 'driver.open-notice',
    method: 'get',
    paths: ['/api/driver/adverse-actions/:id/notices/:noticeId'],
    permission: 'driver:act',
    scope: 'driver',
    summary: 'Retrieve a notice about a report',
    params: ActionParams.extend({ noticeId: z.uuid() }),
    response: fileResponse('application/pdf'),
    problems: ['not-found'],
    example: ({ adverseActionId, adverseNoticeId }) => ({ params: { id: adverseActionId, noticeId: adverseNoticeId } }),
    handler: ({ params: { id, noticeId }, ctx }) => openOwnNotice(ctx, id, noticeId),
  }),
  defineRoute({
    id: 'driver.open-report',
    method: 'get',
    paths: ['/api/driver/adverse-actions/:id/reports/:fileId'],
    permission: 'driver:act',
    scope: 'driver',
    summary: 'Retrieve a file of a report that a carrier received',
    params: ActionParams.extend({ fileId: z.uuid() }),
    response: fileResponse('*/*'),
    problems: ['file-not-displayable', 'not-found', 'file-not-scanned'],
    example: ({ adverseActionId, adverseReportFileId }) => ({
      params: { id: adverseActionId, fileId: adverseReportFileId },
    }),
    handler: ({ params: { id, fileId }, ctx }) => openOwnReport(ctx, id, fileId),
  }),
];
