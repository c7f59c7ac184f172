import { z } from 'zod';
import { listSignIns } from '#db/carriers/organization-store';
import { AgreementReasonBody, ExtendTrialBody, OpsAgreementView } from '#domain/agreements/schema';
import {
  commandAgreement,
  commandAlone,
  commandWithReason,
  loadAgreement,
  requireAllowed,
} from '../carriers/agreement/command';
import { agreementFile } from '../carriers/agreement/document';
import { readOpsAgreement } from '../carriers/agreement/read';
import type { RouteContext } from '../http/context';
import { defineRoute, fileResponse, type Route } from '../http/define-route';

const ById = z.object({ id: z.uuid() });
const PATH = '/api/ops/organizations/:id/agreement';

type Ctx = RouteContext<'ops:act'>;

/** Disables the carrier, and notifies its tabs once the sign-ins have ended. */
async function disable(ctx: Ctx, id: string, reason: string): Promise<void> {
  const signIns = await listSignIns(ctx.db, id, ctx.now());
  await commandWithReason(ctx, id, { name: 'disableCarrier', reason });
  for (const { familyId } of signIns) ctx.sessionEnded(familyId, 'carrierInactive');
}

async function extendTrial(ctx: Ctx, id: string, lastOn: string): Promise<void> {
  const agreement = await loadAgreement(ctx, id);
  const named = { name: 'extendTrial', details: { lastOn } } as const;
  requireAllowed(ctx, agreement, named);
  await commandAgreement(ctx, agreement, named);
}

/** Commands of operations without details: the last part of the path, and the summary. */
const plain = [
  ['warnAboutPayment', 'post', 'warnings', 'Send a carrier a warning about an overdue payment'],
  ['clearWarnings', 'delete', 'warnings', "Clear a carrier's warnings about overdue payments"],
  ['enableCarrier', 'post', 'enable', 'Enable a carrier that was disabled for non-payment'],
  ['withdrawNotice', 'delete', 'notice', 'Withdraw the notice that operations gave'],
] as const;

/** A carrier's agreement on its page for operations (docs/state-machines.md#carrier-agreements). */
export const opsAgreementRoutes: readonly Route[] = [
  defineRoute({
    id: 'ops.read-agreement',
    method: 'get',
    paths: [PATH],
    permission: 'ops:read',
    scope: 'ops',
    summary: 'Retrieve the agreement of a carrier',
    params: ById,
    response: OpsAgreementView,
    problems: ['not-found'],
    example: ({ organizationId }) => ({ params: { id: organizationId } }),
    handler: ({ params: { id }, ctx }) => readOpsAgreement(ctx, id),
  }),
  defineRoute({
    id: 'ops.open-agreement-document',
    method: 'get',
    paths: [`${PATH}/documents/:documentId`],
    permission: 'ops:read',
    scope: 'ops',
    summary: "Download a carrier's signed agreement as PDF",
    params: ById.extend({ documentId: z.uuid() }),
    response: fileResponse('application/pdf'),
    problems: ['not-found'],
    example: ({ organizationId, agreementDocumentId }) => ({
      params: { id: organizationId, documentId: agreementDocumentId },
    }),
    handler: ({ params: { id, documentId }, ctx }) => agreementFile(ctx, { organizationId: id, id: documentId }),
  }),
  defineRoute({
    id: 'ops.extend-trial',
    method: 'post',
    paths: [`${PATH}/trial`],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Extend the trial of a carrier',
    params: ById,
    body: ExtendTrialBody,
    response: OpsAgreementView,
    storesResponse: false,
    problems: ['agreement-move-not-allowed', 'not-found', 'trial-day-not-possible'],
    example: ({ organizationId, trialLastDay }) => ({ params: { id: organizationId }, body: { lastOn: trialLastDay } }),
    handler: async ({ params: { id }, body: { lastOn }, ctx }) => {
      await extendTrial(ctx, id, lastOn);
      return readOpsAgreement(ctx, id);
    },
  }),
  defineRoute({
    id: 'ops.disable-carrier',
    method: 'post',
    paths: [`${PATH}/disable`],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Disable a carrier for non-payment',
    params: ById,
    body: AgreementReasonBody,
    response: OpsAgreementView,
    storesResponse: false,
    problems: ['agreement-move-not-allowed', 'not-found', 'nothing-overdue', 'too-few-warnings'],
    example: ({ quietOrganizationId }) => ({
      params: { id: quietOrganizationId },
      body: { reason: 'The invoice of January is not paid' },
    }),
    handler: async ({ params: { id }, body: { reason }, ctx }) => {
      await disable(ctx, id, reason);
      return readOpsAgreement(ctx, id);
    },
  }),
  defineRoute({
    id: 'ops.give-notice',
    method: 'post',
    paths: [`${PATH}/notice`],
    permission: 'ops:act',
    scope: 'ops',
    summary: 'Send a carrier notice of termination',
    params: ById,
    body: AgreementReasonBody,
    response: OpsAgreementView,
    storesResponse: false,
    problems: ['agreement-move-not-allowed', 'not-found'],
    example: ({ quietOrganizationId }) => ({
      params: { id: quietOrganizationId },
      body: { reason: 'We leave this region' },
    }),
    handler: async ({ params: { id }, body: { reason }, ctx }) => {
      await commandWithReason(ctx, id, { name: 'giveNotice', reason });
      return readOpsAgreement(ctx, id);
    },
  }),
  ...plain.map(([name, method, segment, summary]) =>
    defineRoute({
      id: `ops.${name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`,
      method,
      paths: [`${PATH}/${segment}`],
      permission: 'ops:act',
      scope: 'ops',
      summary,
      params: ById,
      response: OpsAgreementView,
      storesResponse: false,
      problems: ['agreement-move-not-allowed', 'agreement-notice-not-yours', 'not-found', 'nothing-overdue'],
      example: ({ quietOrganizationId }) => ({ params: { id: quietOrganizationId } }),
      handler: async ({ params: { id }, ctx }) => {
        await commandAlone(ctx, id, name);
        return readOpsAgreement(ctx, id);
      },
    }),
  ),
];
