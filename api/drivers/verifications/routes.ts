import { z } from 'zod';
import {
  ConsentReadingBody,
  PostponeConsentBody,
  SignVerificationBody,
  VerificationConsent,
} from '#domain/employment-verifications/consent-schema';
import { AboutAnswerBody, AnswerPartQuery } from '#domain/employment-verifications/fields/schema';
import { OwnVerification, OwnVerifications } from '#domain/employment-verifications/schema';
import { LegalTextQuery } from '#domain/legal/schema';
import { openAnswer, openAttachment, openConsent } from '../../hiring/verifications/open-documents';
import { defineRoute, fileResponse, type Route } from '../../http/define-route';
import { attachRebuttal, disputeAnswer, postponeConsent, reviewAnswer } from './commands';
import { readVerificationConsent, signVerificationConsent } from './consent';
import { markConsentReading } from './mark-reading';
import { readOwnVerification, readOwnVerifications } from './read-own';

const VerificationParams = z.object({ id: z.uuid() });
const common = { permission: 'driver:act', scope: 'driver', params: VerificationParams } as const;
const pdf = fileResponse('application/pdf');

/**
 * The driver's side of carriers' verifications of past employments: consent, review, dispute, rebuttal. Responses are not
 * stored for retries: they contain data that is sealed with the driver's own key.
 */
export const ownVerificationRoutes: readonly Route[] = [
  defineRoute({
    id: 'driver.list-verifications',
    method: 'get',
    paths: ['/api/driver/verifications'],
    permission: 'driver:act',
    scope: 'self',
    summary: "List carriers' verifications of the driver's past employments",
    response: OwnVerifications,
    problems: [],
    example: () => ({}),
    handler: async ({ ctx }) => ({ data: await readOwnVerifications(ctx) }),
  }),
  defineRoute({
    ...common,
    id: 'driver.read-verification',
    method: 'get',
    paths: ['/api/driver/verifications/:id'],
    summary: "Retrieve a carrier's verification of a past employment",
    response: OwnVerification,
    problems: ['not-found'],
    example: ({ verificationId }) => ({ params: { id: verificationId } }),
    handler: ({ params: { id }, ctx }) => readOwnVerification(ctx, id),
  }),
  defineRoute({
    ...common,
    id: 'driver.read-verification-consent',
    method: 'get',
    paths: ['/api/driver/verifications/:id/consent'],
    summary: 'Retrieve the texts that the driver signs for a verification',
    query: LegalTextQuery,
    response: VerificationConsent,
    problems: ['not-found'],
    example: ({ draftVerificationId }) => ({ params: { id: draftVerificationId } }),
    handler: ({ params: { id }, query, ctx }) => readVerificationConsent(ctx, { id, ...query }),
  }),
  defineRoute({
    ...common,
    id: 'driver.mark-verification-reading',
    method: 'post',
    paths: ['/api/driver/verifications/:id/consent/readings'],
    summary: 'Record that a text of the consent to a verification was opened or read',
    body: ConsentReadingBody,
    problems: ['not-found', 'disclosure-not-read', 'verification-changed'],
    example: ({ draftVerificationId, consentTextId }) => ({
      params: { id: draftVerificationId },
      body: { round: 1, textId: consentTextId, part: 'opened' },
    }),
    handler: ({ params: { id }, body, ctx }) => markConsentReading(ctx, { id, ...body }),
  }),
  defineRoute({
    ...common,
    id: 'driver.sign-verification-consent',
    method: 'post',
    paths: ['/api/driver/verifications/:id/consent'],
    summary: 'Sign the consent to a verification',
    query: LegalTextQuery,
    body: SignVerificationBody,
    response: OwnVerification,
    storesResponse: false,
    problems: [
      'not-found',
      'disclosure-not-read',
      'legal-text-changed',
      'legal-text-not-approved',
      'verification-changed',
    ],
    example: ({ draftVerificationId }) => ({
      params: { id: draftVerificationId },
      body: {
        round: 1,
        shown: ['0'.repeat(64)],
        fullName: 'Maria Gomez',
        signature: { type: 'typed' },
        hasAgreed: true,
      },
    }),
    handler: ({ params: { id }, query, body, ctx }) => signVerificationConsent(ctx, { id, ...query, ...body }),
  }),
  defineRoute({
    ...common,
    id: 'driver.postpone-verification-consent',
    method: 'post',
    paths: ['/api/driver/verifications/:id/consent/postponement'],
    summary: 'Answer "not now" to a consent to a verification',
    body: PostponeConsentBody,
    response: OwnVerification,
    storesResponse: false,
    problems: ['not-found', 'verification-changed'],
    example: ({ draftVerificationId }) => ({
      params: { id: draftVerificationId },
      body: { round: 1, text: 'Please wait until I have given notice' },
    }),
    handler: ({ params: { id }, body, ctx }) => postponeConsent(ctx, { id, ...body }),
  }),
  defineRoute({
    ...common,
    id: 'driver.open-verification-consent',
    method: 'get',
    paths: ['/api/driver/verifications/:id/consent/pdf'],
    summary: 'Download the signed consent to a verification',
    response: pdf,
    problems: ['not-found'],
    example: ({ verificationId }) => ({ params: { id: verificationId } }),
    handler: ({ params: { id }, ctx }) => openConsent(ctx, id),
  }),
  defineRoute({
    ...common,
    id: 'driver.review-verification',
    method: 'patch',
    paths: ['/api/driver/verifications/:id/review'],
    summary: "Record that the driver opened a past employer's answer",
    response: OwnVerification,
    storesResponse: false,
    problems: ['not-found', 'verification-changed'],
    example: ({ verificationId }) => ({ params: { id: verificationId } }),
    handler: ({ params: { id }, ctx }) => reviewAnswer(ctx, id),
  }),
  defineRoute({
    ...common,
    id: 'driver.dispute-verification',
    method: 'post',
    paths: ['/api/driver/verifications/:id/dispute'],
    summary: 'Request the correction of an answer',
    body: AboutAnswerBody,
    response: OwnVerification,
    storesResponse: false,
    problems: ['not-found', 'verification-changed'],
    example: ({ verificationId }) => ({
      params: { id: verificationId },
      body: { text: 'I left in March, not in January' },
    }),
    handler: ({ params: { id }, body: { text }, ctx }) => disputeAnswer(ctx, { id, text }),
  }),
  defineRoute({
    ...common,
    id: 'driver.rebut-verification',
    method: 'post',
    paths: ['/api/driver/verifications/:id/rebuttal'],
    summary: "Attach the driver's own statement to an answer",
    body: AboutAnswerBody,
    response: OwnVerification,
    storesResponse: false,
    problems: ['not-found', 'verification-changed'],
    example: ({ verificationId }) => ({
      params: { id: verificationId },
      body: { text: 'The accident was not preventable' },
    }),
    handler: ({ params: { id }, body: { text }, ctx }) => attachRebuttal(ctx, { id, text }),
  }),
  defineRoute({
    ...common,
    id: 'driver.open-verification-answer',
    method: 'get',
    paths: ['/api/driver/verifications/:id/answers/:answerId/pdf'],
    params: VerificationParams.extend({ answerId: z.uuid() }),
    query: AnswerPartQuery,
    summary: "Download a past employer's answer about the driver",
    response: pdf,
    problems: ['not-found'],
    example: ({ verificationId, verificationAnswerId }) => ({
      params: { id: verificationId, answerId: verificationAnswerId },
    }),
    handler: ({ params, query, ctx }) => openAnswer(ctx, { ...params, ...query }),
  }),
  defineRoute({
    ...common,
    id: 'driver.open-verification-file',
    method: 'get',
    paths: ['/api/driver/verifications/:id/files/:fileId'],
    params: VerificationParams.extend({ fileId: z.uuid() }),
    summary: 'Download a file that a past employer attached to an answer about the driver',
    response: fileResponse('*/*'),
    problems: ['file-not-displayable', 'not-found'],
    example: ({ verificationId, verificationFileId }) => ({
      params: { id: verificationId, fileId: verificationFileId },
    }),
    handler: ({ params, ctx }) => openAttachment(ctx, params),
  }),
];
