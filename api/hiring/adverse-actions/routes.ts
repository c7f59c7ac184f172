import { z } from 'zod';
import { listOpenAdverseActions } from '#db/adverse-actions/adverse-action-rows';
import {
  AdverseGuide,
  AdverseLetter,
  AdverseLetterBody,
  AdverseRoundBody,
  AdverseTextBody,
  OpenAdverseActions,
  RecordMailingBody,
  SendNoticeBody,
  WithdrawAdverseBody,
} from '#domain/adverse-actions/schema';
import type { AdverseActionStateName } from '#domain/adverse-actions/states';
import { MAX_FILE_BYTES } from '#domain/driver-files/uploads';
import { ReceivedFile } from '#domain/requirements/file-schema';
import { defineRoute, fileResponse, type Route } from '../../http/define-route';
import { fileProblems } from '../../requirements/files/route-parts';
import { openNotice, openReport, receiveReport, recordMailing, resolveDispute, withdrawAdverseAction } from './answers';
import { readGuide } from './guide';
import { previewFinalLetter, previewFirstLetter, sendFinalNotice, sendFirstNotice } from './send-notice';

const CandidacyParams = z.object({ candidacyId: z.uuid() });

const agency = {
  name: 'Example Screening Inc.',
  address: '100 Main Street, Columbus, OH 43004',
  phone: '(800) 555-0100',
};

/** Refusals that are based on a report: the guide of HR and SAFETY (docs/state-machines.md#reports-and-adverse-action). */
export const adverseActionRoutes: readonly Route[] = [
  defineRoute({
    id: 'adverse-actions.list-open',
    method: 'get',
    paths: ['/api/adverse-actions'],
    permission: 'hiring:review',
    scope: 'self',
    summary: "List a carrier's adverse actions that are not finished",
    response: OpenAdverseActions,
    problems: [],
    example: () => ({}),
    handler: async ({ ctx }) => ({
      data: (await listOpenAdverseActions(ctx.db, ctx.actor.organizationId)).map((row) => ({
        ...row,
        state: row.state as AdverseActionStateName,
      })),
    }),
  }),
  defineRoute({
    id: 'adverse-actions.read',
    method: 'get',
    paths: ['/api/adverse-actions/:candidacyId'],
    permission: 'hiring:review',
    scope: 'organization',
    summary: 'Retrieve the guide for refusing a driver because of a report',
    params: CandidacyParams,
    response: AdverseGuide,
    problems: ['not-found'],
    example: ({ candidacyId }) => ({ params: { candidacyId } }),
    handler: ({ params: { candidacyId }, ctx }) => readGuide(ctx, candidacyId),
  }),
  defineRoute({
    id: 'adverse-actions.add-report',
    method: 'post',
    paths: ['/api/adverse-actions/:candidacyId/reports'],
    permission: 'hiring:review',
    scope: 'organization',
    summary: 'Upload a file of the report, for the notice',
    params: CandidacyParams,
    fileBody: { maxBytes: MAX_FILE_BYTES },
    response: ReceivedFile,
    status: 201,
    problems: fileProblems,
    example: ({ candidacyId }) => ({ params: { candidacyId } }),
    handler: ({ params: { candidacyId }, ctx }) => receiveReport(ctx, candidacyId),
  }),
  defineRoute({
    id: 'adverse-actions.preview',
    method: 'post',
    paths: ['/api/adverse-actions/:candidacyId/preview'],
    permission: 'hiring:review',
    scope: 'organization',
    summary: 'Preview the first notice',
    params: CandidacyParams,
    body: AdverseLetterBody,
    response: AdverseLetter,
    storesResponse: false,
    problems: ['not-found', 'candidacy-not-open'],
    example: ({ candidacyId }) => ({ params: { candidacyId }, body: { agency } }),
    handler: ({ params: { candidacyId }, body, ctx }) => previewFirstLetter(ctx, candidacyId, body),
  }),
  defineRoute({
    id: 'adverse-actions.send-first-notice',
    method: 'post',
    paths: ['/api/adverse-actions/:candidacyId/notice'],
    permission: 'hiring:review',
    scope: 'organization',
    summary: 'Send the notice before an adverse action, or the only one of the remote path',
    params: CandidacyParams,
    body: SendNoticeBody,
    response: AdverseGuide,
    storesResponse: false,
    costly: { chargedTo: 'account', cost: 1 },
    problems: [
      'not-found',
      'adverse-action-open',
      'adverse-decision-not-possible',
      'adverse-report-missing',
      'candidacy-changed',
      'candidacy-not-open',
      'remote-path-not-possible',
    ],
    example: ({ candidacyId, adverseReportFileId }) => ({
      params: { candidacyId },
      body: { agency, round: 1, reportFileIds: [adverseReportFileId] },
    }),
    handler: async ({ params: { candidacyId }, body, ctx }) => {
      await sendFirstNotice(ctx, candidacyId, body);
      return readGuide(ctx, candidacyId);
    },
  }),
  defineRoute({
    id: 'adverse-actions.preview-final',
    method: 'get',
    paths: ['/api/adverse-actions/:candidacyId/final-letter'],
    permission: 'hiring:review',
    scope: 'organization',
    summary: 'Preview the final notice',
    params: CandidacyParams,
    response: AdverseLetter,
    problems: ['not-found'],
    example: ({ candidacyId }) => ({ params: { candidacyId } }),
    handler: ({ params: { candidacyId }, ctx }) => previewFinalLetter(ctx, candidacyId),
  }),
  defineRoute({
    id: 'adverse-actions.send-final-notice',
    method: 'post',
    paths: ['/api/adverse-actions/:candidacyId/final-notice'],
    permission: 'hiring:review',
    scope: 'organization',
    summary: 'Send the notice after an adverse action',
    params: CandidacyParams,
    body: AdverseRoundBody,
    response: AdverseGuide,
    storesResponse: false,
    costly: { chargedTo: 'account', cost: 1 },
    problems: ['not-found', 'adverse-move-not-allowed', 'adverse-wait-not-over', 'candidacy-not-open'],
    example: ({ candidacyId }) => ({ params: { candidacyId }, body: { round: 1 } }),
    handler: async ({ params: { candidacyId }, body: { round }, ctx }) => {
      await sendFinalNotice(ctx, candidacyId, round);
      return readGuide(ctx, candidacyId);
    },
  }),
  defineRoute({
    id: 'adverse-actions.resolve-dispute',
    method: 'post',
    paths: ['/api/adverse-actions/:candidacyId/resolve'],
    permission: 'hiring:review',
    scope: 'organization',
    summary: "Answer the driver's dispute of the report",
    params: CandidacyParams,
    body: AdverseTextBody,
    response: AdverseGuide,
    storesResponse: false,
    problems: ['not-found', 'adverse-move-not-allowed'],
    example: ({ candidacyId }) => ({
      params: { candidacyId },
      body: { round: 1, text: 'The agency confirmed the report.' },
    }),
    handler: async ({ params: { candidacyId }, body, ctx }) => {
      await resolveDispute(ctx, candidacyId, body);
      return readGuide(ctx, candidacyId);
    },
  }),
  defineRoute({
    id: 'adverse-actions.withdraw',
    method: 'post',
    paths: ['/api/adverse-actions/:candidacyId/withdraw'],
    permission: 'hiring:review',
    scope: 'organization',
    summary: 'Withdraw an adverse action and continue with the driver',
    params: CandidacyParams,
    body: WithdrawAdverseBody,
    response: AdverseGuide,
    storesResponse: false,
    problems: ['not-found', 'adverse-move-not-allowed'],
    example: ({ candidacyId }) => ({ params: { candidacyId }, body: { round: 1 } }),
    handler: async ({ params: { candidacyId }, body, ctx }) => {
      await withdrawAdverseAction(ctx, candidacyId, body);
      return readGuide(ctx, candidacyId);
    },
  }),
  defineRoute({
    id: 'adverse-actions.record-mailing',
    method: 'post',
    paths: ['/api/adverse-actions/:candidacyId/mailing'],
    permission: 'hiring:review',
    scope: 'organization',
    summary: 'Record that the last notice was sent by post',
    params: CandidacyParams,
    body: RecordMailingBody,
    response: AdverseGuide,
    storesResponse: false,
    problems: ['not-found', 'adverse-mailing-not-possible', 'adverse-move-not-allowed'],
    example: ({ candidacyId, adverseNoticeDay }) => ({
      params: { candidacyId },
      body: { round: 1, mailedOn: adverseNoticeDay, text: 'First-class mail, receipt 9400 1000 0000' },
    }),
    handler: async ({ params: { candidacyId }, body, ctx }) => {
      await recordMailing(ctx, candidacyId, body);
      return readGuide(ctx, candidacyId);
    },
  }),
  defineRoute({
    id: 'adverse-actions.open-notice',
    method: 'get',
    paths: ['/api/adverse-actions/:candidacyId/notices/:noticeId'],
    permission: 'hiring:review',
    scope: 'organization',
    summary: 'Retrieve a notice that was sent',
    params: CandidacyParams.extend({ noticeId: z.uuid() }),
    response: fileResponse('application/pdf'),
    problems: ['not-found'],
    example: ({ candidacyId, adverseNoticeId }) => ({ params: { candidacyId, noticeId: adverseNoticeId } }),
    handler: ({ params: { candidacyId, noticeId }, ctx }) => openNotice(ctx, candidacyId, noticeId),
  }),
  defineRoute({
    id: 'adverse-actions.open-report',
    method: 'get',
    paths: ['/api/adverse-actions/:candidacyId/reports/:fileId'],
    permission: 'hiring:review',
    scope: 'organization',
    summary: 'Retrieve a file of the report',
    params: CandidacyParams.extend({ fileId: z.uuid() }),
    response: fileResponse('*/*'),
    problems: ['file-not-displayable', 'not-found', 'file-not-scanned'],
    example: ({ candidacyId, adverseReportFileId }) => ({ params: { candidacyId, fileId: adverseReportFileId } }),
    handler: ({ params: { candidacyId, fileId }, ctx }) => openReport(ctx, candidacyId, fileId),
  }),
];
