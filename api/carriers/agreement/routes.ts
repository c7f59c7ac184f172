import { z } from 'zod';
import { setOrganizationZone } from '#db/carriers/organization-store';
import { ReportTimeZone } from '#domain/accounts/schema';
import {
  AcceptAgreementBody,
  AgreementReasonBody,
  AgreementSummary,
  CarrierAgreementView,
} from '#domain/agreements/schema';
import { defineRoute, fileResponse, type Route } from '../../http/define-route';
import { once } from '../../http/once';
import { acceptAgreement } from './accept';
import { commandAlone, commandWithReason } from './command';
import { agreementFile } from './document';
import { readOwnAgreement, readSummary } from './read';

/** The carrier agreement of the caller's carrier (docs/state-machines.md#carrier-agreements). */
export const agreementRoutes: readonly Route[] = [
  defineRoute({
    id: 'agreement.read',
    method: 'get',
    paths: ['/api/business/agreement'],
    permission: 'agreement:read',
    scope: 'self',
    summary: "Retrieve the agreement of the caller's carrier",
    response: CarrierAgreementView,
    problems: ['not-found'],
    example: () => ({}),
    handler: ({ ctx }) => readOwnAgreement(ctx, ctx.actor.organizationId),
  }),
  defineRoute({
    id: 'agreement.read-summary',
    method: 'get',
    paths: ['/api/business/agreement/summary'],
    permission: 'agreement:read',
    scope: 'self',
    summary: "Summarize the agreement of the caller's carrier",
    response: AgreementSummary,
    problems: ['not-found'],
    example: () => ({}),
    handler: ({ ctx }) => readSummary(ctx, ctx.actor.organizationId),
  }),
  defineRoute({
    id: 'agreement.accept',
    method: 'post',
    paths: ['/api/business/agreement/acceptance'],
    permission: 'agreement:sign',
    scope: 'self',
    summary: 'Accept the carrier agreement',
    body: AcceptAgreementBody,
    response: CarrierAgreementView,
    storesResponse: false,
    problems: [
      'agreement-already-accepted',
      'agreement-changed',
      'agreement-move-not-allowed',
      'legal-text-not-approved',
      'not-found',
    ],
    example: ({ agreementSha256 }) => ({
      body: {
        shown: agreementSha256,
        fullName: 'Robin Reyes',
        signature: { type: 'typed' },
        hasAgreed: true,
      },
    }),
    handler: async ({ body, ctx }) => {
      await acceptAgreement(ctx, body);
      return readOwnAgreement(ctx, ctx.actor.organizationId);
    },
  }),
  defineRoute({
    id: 'agreement.give-notice',
    method: 'post',
    paths: ['/api/business/agreement/notice'],
    permission: 'agreement:sign',
    scope: 'self',
    summary: 'Send notice of termination of the carrier agreement',
    body: AgreementReasonBody,
    response: CarrierAgreementView,
    storesResponse: false,
    problems: ['agreement-move-not-allowed', 'not-found'],
    example: () => ({ body: { reason: 'We hire through our own team now' } }),
    handler: async ({ body: { reason }, ctx }) => {
      await commandWithReason(ctx, ctx.actor.organizationId, { name: 'giveNotice', reason });
      return readOwnAgreement(ctx, ctx.actor.organizationId);
    },
  }),
  defineRoute({
    id: 'agreement.withdraw-notice',
    method: 'delete',
    paths: ['/api/business/agreement/notice'],
    permission: 'agreement:sign',
    scope: 'self',
    summary: 'Withdraw the notice of termination',
    response: CarrierAgreementView,
    storesResponse: false,
    problems: ['agreement-move-not-allowed', 'agreement-notice-not-yours', 'not-found'],
    example: () => ({}),
    handler: async ({ ctx }) => {
      await commandAlone(ctx, ctx.actor.organizationId, 'withdrawNotice');
      return readOwnAgreement(ctx, ctx.actor.organizationId);
    },
  }),
  defineRoute({
    id: 'agreement.open-document',
    method: 'get',
    paths: ['/api/business/agreement/documents/:id'],
    permission: 'agreement:read',
    scope: 'organization',
    summary: 'Download a signed agreement as PDF',
    params: z.object({ id: z.uuid() }),
    response: fileResponse('application/pdf'),
    problems: ['not-found'],
    example: ({ agreementDocumentId }) => ({ params: { id: agreementDocumentId } }),
    handler: ({ params: { id }, ctx }) => agreementFile(ctx, { organizationId: ctx.actor.organizationId, id }),
  }),
  defineRoute({
    id: 'agreement.set-time-zone',
    method: 'put',
    paths: ['/api/business/time-zone'],
    permission: 'staff:manage',
    scope: 'self',
    summary: "Set the time zone of the caller's carrier",
    body: ReportTimeZone,
    response: AgreementSummary,
    storesResponse: false,
    problems: ['not-found'],
    example: () => ({ body: { timezone: 'America/Denver' } }),
    handler: async ({ body: { timezone }, ctx }) => {
      const { organizationId } = ctx.actor;
      await once(ctx, (trx) => setOrganizationZone(trx, organizationId, timezone));
      return readSummary(ctx, organizationId);
    },
  }),
];
