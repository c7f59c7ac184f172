import { z } from 'zod';
import { listViews } from '#db/audits/audit-views';
import {
  AuditRows,
  AuditsQuery,
  AuditView,
  AuditViewEntry,
  NewAudit,
  NewAuditBody,
  NewAuditLink,
  NewAuditLinkBody,
  OpenAuditLink,
  ProduceAuditBody,
} from '#domain/audits/schema';
import { defineRoute, fileResponse, type Route } from '../../http/define-route';
import { keysetPageOf, KeysetQuery } from '../../http/keyset';
import { pageById } from '../../http/page-by-id';
import { readOpenLinks, revokeAuditLink, shareAudit } from './links';
import { downloadPacket } from './packet';
import { produceAudit } from './produce';
import { readAudit, readAudits } from './read-audit';
import { renderAgain, requestAudit } from './request-audit';
import { getAudit } from './scope';

const AuditParams = z.object({ id: z.uuid() });
const DAY = '2026-11-20';

/** Requests of agencies and auditors, the packets that answer them, and the links for their readers. */
export const auditRoutes: readonly Route[] = [
  defineRoute({
    id: 'audits.list',
    method: 'get',
    paths: ['/api/audits'],
    permission: 'audits:read',
    scope: 'none',
    summary: 'List audits with their due dates',
    query: AuditsQuery,
    response: AuditRows,
    problems: [],
    example: () => ({ query: { state: 'open' } }),
    handler: ({ query, ctx }) => readAudits(ctx, query),
  }),
  defineRoute({
    id: 'audits.request',
    method: 'post',
    paths: ['/api/audits'],
    permission: 'audits:manage',
    scope: 'none',
    summary: 'Record a request for records and have its packet rendered',
    body: NewAuditBody,
    response: NewAudit,
    status: 201,
    problems: [],
    costly: { chargedTo: 'account', cost: 3 },
    example: ({ employmentId }) => ({
      body: {
        agency: 'FMCSA Western Service Center',
        kind: 'fmcsa',
        receivedOn: DAY,
        asOf: DAY,
        stores: ['qualification'],
        selection: { mode: 'chosen', employmentIds: [employmentId] },
      },
    }),
    handler: ({ body, ctx }) => requestAudit(ctx, body),
  }),
  defineRoute({
    id: 'audits.read',
    method: 'get',
    paths: ['/api/audits/:id'],
    permission: 'audits:read',
    scope: 'organization',
    summary: 'Retrieve an audit with its packet and links',
    params: AuditParams,
    response: AuditView,
    problems: ['not-found'],
    example: ({ auditId }) => ({ params: { id: auditId } }),
    handler: ({ params: { id }, ctx }) => readAudit(ctx, id),
  }),
  defineRoute({
    id: 'audits.views',
    method: 'get',
    paths: ['/api/audits/:id/views'],
    permission: 'audits:read',
    scope: 'organization',
    summary: 'List what readers with a link looked at',
    params: AuditParams,
    query: KeysetQuery,
    response: keysetPageOf(AuditViewEntry),
    problems: ['not-found'],
    example: ({ auditId }) => ({ params: { id: auditId } }),
    handler: async ({ params: { id }, query, ctx }) => {
      await getAudit(ctx, id);
      return pageById(query, (slice) => listViews(ctx.db, { auditId: id, ...slice }));
    },
  }),
  defineRoute({
    id: 'audits.packet',
    method: 'get',
    paths: ['/api/audits/:id/packet'],
    permission: 'audits:read',
    scope: 'organization',
    summary: 'Download the packet of an audit',
    params: AuditParams,
    response: fileResponse('application/zip'),
    problems: ['not-found', 'audit-not-ready', 'audit-packet-too-large'],
    costly: { chargedTo: 'account', cost: 3 },
    example: ({ auditId }) => ({ params: { id: auditId } }),
    handler: ({ params: { id }, ctx }) => downloadPacket(ctx, id),
  }),
  defineRoute({
    id: 'audits.render-again',
    method: 'post',
    paths: ['/api/audits/:id/packet'],
    permission: 'audits:manage',
    scope: 'organization',
    summary: 'Resend the packet of an audit to rendering after a failure',
    params: AuditParams,
    problems: ['not-found'],
    example: ({ auditId }) => ({ params: { id: auditId } }),
    handler: ({ params: { id }, ctx }) => renderAgain(ctx, id),
  }),
  defineRoute({
    id: 'audits.produce',
    method: 'put',
    paths: ['/api/audits/:id/production'],
    permission: 'audits:manage',
    scope: 'organization',
    summary: 'Record or correct the day on which the records were handed over',
    params: AuditParams,
    body: ProduceAuditBody,
    problems: ['not-found'],
    example: ({ auditId }) => ({
      params: { id: auditId },
      body: { producedOn: DAY, handedOver: 'The packet, by link', reason: 'The letter has another date' },
    }),
    handler: ({ params: { id }, body, ctx }) => produceAudit(ctx, id, body),
  }),
  defineRoute({
    id: 'audits.share',
    method: 'post',
    paths: ['/api/audits/:id/links'],
    permission: 'audits:manage',
    scope: 'organization',
    summary: 'Create a link for an outside reader',
    params: AuditParams,
    body: NewAuditLinkBody,
    response: NewAuditLink,
    status: 201,
    problems: ['not-found', 'audit-not-ready'],
    // The secrets are shown once.
    idempotent: false,
    example: ({ auditId }) => ({ params: { id: auditId }, body: { reader: 'Inspector Lee' } }),
    handler: ({ params: { id }, body, ctx }) => shareAudit(ctx, id, body),
  }),
  defineRoute({
    id: 'audits.open-links',
    method: 'get',
    paths: ['/api/business/audit-links'],
    permission: 'audits:manage',
    scope: 'none',
    summary: 'List links for outside readers that are open',
    response: z.array(OpenAuditLink),
    problems: [],
    example: () => ({}),
    handler: ({ ctx }) => readOpenLinks(ctx),
  }),
  defineRoute({
    id: 'audits.revoke-link',
    method: 'delete',
    paths: ['/api/audits/:id/links/:linkId'],
    permission: 'audits:manage',
    scope: 'organization',
    summary: 'Revoke a link for an outside reader',
    params: AuditParams.extend({ linkId: z.uuid() }),
    problems: ['not-found'],
    example: ({ auditId, auditLinkId }) => ({ params: { id: auditId, linkId: auditLinkId } }),
    handler: ({ params: { id, linkId }, ctx }) => revokeAuditLink(ctx, id, linkId),
  }),
];
