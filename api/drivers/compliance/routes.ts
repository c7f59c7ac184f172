import { z } from 'zod';
import { listConsents } from '#db/compliance/consent-store';
import { ComplianceBody, ComplianceView, ConsentList, ReadingBody, SignBody } from '#domain/compliance/schema';
import { LegalTextQuery } from '#domain/legal/schema';
import { defineRoute, fileResponse, type Route } from '../../http/define-route';
import { consentFile } from './consent-pdf';
import { readCompliance } from './read';
import { presentConsent } from './record';
import { saveCompliance } from './save';
import { markReading, sign } from './sign';

/** The driver's compliance check: answers, documents and signatures (docs/requirements.md#compliance-check). */
export const complianceRoutes: readonly Route[] = [
  defineRoute({
    id: 'compliance.read',
    method: 'get',
    paths: ['/api/driver-profile/verification/compliance'],
    permission: 'driver:act',
    scope: 'self',
    summary: 'Retrieve the compliance questionnaire',
    query: LegalTextQuery,
    response: ComplianceView,
    problems: ['not-found'],
    example: () => ({}),
    handler: ({ query, ctx }) => readCompliance(ctx, query.language),
  }),
  defineRoute({
    id: 'compliance.save',
    method: 'post',
    paths: ['/api/driver-profile/verification/compliance'],
    permission: 'driver:act',
    scope: 'self',
    summary: 'Save the compliance questionnaire',
    body: ComplianceBody,
    response: ComplianceView,
    problems: ['not-found'],
    // A retry has no further effect, and a stored hash of the SSN would be as sensitive as the SSN.
    idempotent: false,
    example: () => ({ body: {} }),
    handler: ({ body, ctx }) => saveCompliance(ctx, body),
  }),
  defineRoute({
    id: 'compliance.mark-reading',
    method: 'post',
    paths: ['/api/driver-profile/verification/compliance/readings'],
    permission: 'driver:act',
    scope: 'self',
    summary: 'Record that a legal text was opened or read',
    body: ReadingBody,
    problems: ['not-found', 'disclosure-not-read'],
    example: ({ legalTextId }) => ({ body: { textId: legalTextId, part: 'opened' } }),
    handler: ({ body, ctx }) => markReading(ctx, body),
  }),
  defineRoute({
    id: 'compliance.sign',
    method: 'post',
    paths: ['/api/driver-profile/verification/signature-file'],
    permission: 'driver:act',
    scope: 'self',
    summary: 'Sign a disclosure or the authorization',
    query: LegalTextQuery,
    body: SignBody,
    response: ComplianceView,
    problems: [
      'not-found',
      'compliance-incomplete',
      'disclosure-not-read',
      'legal-text-changed',
      'legal-text-not-approved',
    ],
    // The response contains data that is sealed with the driver's own key.
    storesResponse: false,
    example: () => ({
      body: {
        kind: 'background-check-disclosure',
        shown: ['0'.repeat(64)],
        fullName: 'Maria Gomez',
        signature: { type: 'typed' },
        hasAgreed: true,
      },
    }),
    handler: ({ query, body, ctx }) => sign(ctx, body, query.language),
  }),
  defineRoute({
    id: 'consents.list',
    method: 'get',
    paths: ['/api/driver-profile/consents'],
    permission: 'driver:act',
    scope: 'self',
    summary: 'List signed consents',
    response: ConsentList,
    problems: [],
    example: () => ({}),
    handler: async ({ ctx }) => ({ data: (await listConsents(ctx.db, ctx.actor.driverId)).map(presentConsent) }),
  }),
  defineRoute({
    id: 'consents.read-file',
    method: 'get',
    paths: ['/api/driver-profile/consents/:id/pdf'],
    permission: 'driver:act',
    scope: 'driver',
    summary: 'Download a signed consent',
    params: z.object({ id: z.uuid() }),
    response: fileResponse('application/pdf'),
    problems: ['not-found', 'too-many-at-once'],
    costly: { chargedTo: 'account', cost: 1 },
    example: ({ consentId }) => ({ params: { id: consentId } }),
    handler: ({ params, ctx }) => consentFile(ctx, ctx.actor.driverId, params.id),
  }),
];
