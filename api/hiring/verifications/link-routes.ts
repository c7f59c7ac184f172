import { z } from 'zod';
import { MAX_FILE_BYTES } from '#domain/driver-files/uploads';
import { OpenVoeBody, VerificationFile, VoeReceipt } from '#domain/employment-verifications/fields/schema';
import { AnswerVoeBody, SaveVoeBody } from '#domain/employment-verifications/link/schema';
import { DeclineVoeBody, RefuseCorrectionBody, VoeForm } from '#domain/employment-verifications/schema';
import { tooLong } from '#domain/shared/too-long';
import { defineRoute, fileResponse, type Route } from '../../http/define-route';
import { attachFile, detachFile } from './link-files';
import { openLink, openLinkConsent, saveDraft } from './link-form';
import { answerByLink, declineByLink, refuseCorrectionByLink } from './link-responses';

/** The path of past employers' links. */
export const VOE_PATH = '/api/voe';

const LinkParams = z.object({ urlCode: z.string().min(1).max(40, tooLong()) });
const common = { permission: 'public', scope: 'none', idempotent: false } as const;
const closed = ['link-not-valid', 'verification-closed'] as const;

/**
 * Past employers without an account: a link names a verification, and its access code is in the body, since addresses are
 * logged. A command changes nothing twice: the second one finds the verification answered.
 */
export const voeRoutes: readonly Route[] = [
  defineRoute({
    ...common,
    id: 'voe.open',
    method: 'post',
    paths: [`${VOE_PATH}/:urlCode/open`],
    summary: 'Retrieve the form of a verification of employment',
    params: LinkParams,
    body: OpenVoeBody,
    response: VoeForm,
    problems: closed,
    example: ({ voeUrlCode, voeAccessCode: accessCode }) => ({
      params: { urlCode: voeUrlCode },
      body: { accessCode },
    }),
    handler: ({ params: { urlCode }, body: { accessCode }, ctx }) => openLink(ctx, { urlCode, accessCode }),
  }),
  defineRoute({
    ...common,
    id: 'voe.save',
    method: 'put',
    paths: [`${VOE_PATH}/:urlCode/draft`],
    summary: 'Save an answer that is not complete',
    params: LinkParams,
    body: SaveVoeBody,
    response: VoeForm,
    problems: closed,
    example: ({ voeUrlCode, voeAccessCode: accessCode }) => ({
      params: { urlCode: voeUrlCode },
      body: { accessCode, draft: { wasEmployed: true } },
    }),
    handler: ({ params: { urlCode }, body: { accessCode, draft }, ctx }) =>
      saveDraft(ctx, { urlCode, accessCode, draft }),
  }),
  defineRoute({
    ...common,
    id: 'voe.attach',
    method: 'post',
    paths: [`${VOE_PATH}/:urlCode/files`],
    summary: 'Attach a file to an answer; the access code is in the header X-Access-Code',
    params: LinkParams,
    fileBody: { maxBytes: MAX_FILE_BYTES },
    response: VerificationFile,
    status: 201,
    problems: [
      ...closed,
      'attachments-full',
      'file-active',
      'file-broken',
      'file-empty',
      'file-infected',
      'file-protected',
      'file-too-large',
      'file-type-not-allowed',
      'file-unreadable',
      'files-of-the-day',
      'picture-too-large',
      'picture-too-small',
    ],
    example: ({ voeUrlCode }) => ({ params: { urlCode: voeUrlCode } }),
    handler: ({ params: { urlCode }, ctx }) => attachFile(ctx, urlCode),
  }),
  defineRoute({
    ...common,
    id: 'voe.detach',
    method: 'post',
    paths: [`${VOE_PATH}/:urlCode/files/:fileId/remove`],
    summary: 'Delete a file from an answer that is not sent',
    params: LinkParams.extend({ fileId: z.uuid() }),
    body: OpenVoeBody,
    problems: [...closed, 'not-found'],
    example: ({ voeUrlCode, voeAccessCode: accessCode, verificationFileId: fileId }) => ({
      params: { urlCode: voeUrlCode, fileId },
      body: { accessCode },
    }),
    handler: ({ params, body, ctx }) => detachFile(ctx, { ...params, ...body }),
  }),
  defineRoute({
    ...common,
    id: 'voe.read-consent',
    method: 'post',
    paths: [`${VOE_PATH}/:urlCode/consent`],
    summary: "Download the driver's consent to a verification of employment",
    params: LinkParams,
    body: OpenVoeBody,
    response: fileResponse('application/pdf'),
    problems: closed,
    example: ({ voeUrlCode, voeAccessCode: accessCode }) => ({
      params: { urlCode: voeUrlCode },
      body: { accessCode },
    }),
    handler: ({ params: { urlCode }, body: { accessCode }, ctx }) => openLinkConsent(ctx, { urlCode, accessCode }),
  }),
  defineRoute({
    ...common,
    id: 'voe.answer',
    method: 'post',
    paths: [`${VOE_PATH}/:urlCode/answer`],
    summary: 'Answer a verification of employment, or correct the answer',
    params: LinkParams,
    body: AnswerVoeBody,
    response: VoeReceipt,
    status: 201,
    problems: [...closed, 'link-of-own-side'],
    example: ({ voeUrlCode, voeAccessCode: accessCode }) => ({
      params: { urlCode: voeUrlCode },
      body: {
        accessCode,
        answer: { wasEmployed: false, respondent: { name: 'Pat Doyle', title: 'Safety director' } },
        signature: { type: 'typed' },
        hasCertified: true,
      },
    }),
    handler: ({ params: { urlCode }, body, ctx }) => answerByLink(ctx, { urlCode, ...body }),
  }),
  defineRoute({
    ...common,
    id: 'voe.decline',
    method: 'post',
    paths: [`${VOE_PATH}/:urlCode/decline`],
    summary: 'Decline a verification of employment',
    params: LinkParams,
    body: DeclineVoeBody,
    response: VoeReceipt,
    status: 201,
    problems: [...closed, 'link-of-own-side'],
    example: ({ voeUrlCode, voeAccessCode: accessCode }) => ({
      params: { urlCode: voeUrlCode },
      body: {
        accessCode,
        reason: 'wrongContact',
        respondent: { name: 'Pat Doyle', title: 'Safety director' },
        signature: { type: 'typed' },
        hasCertified: true,
      },
    }),
    handler: ({ params: { urlCode }, body, ctx }) => declineByLink(ctx, { urlCode, ...body }),
  }),
  defineRoute({
    ...common,
    id: 'voe.refuse-correction',
    method: 'post',
    paths: [`${VOE_PATH}/:urlCode/refuse-correction`],
    summary: 'Decline to correct an answer that the driver disputes',
    params: LinkParams,
    body: RefuseCorrectionBody,
    response: VoeReceipt,
    status: 201,
    problems: [...closed, 'link-of-own-side'],
    example: ({ voeUrlCode, voeAccessCode: accessCode }) => ({
      params: { urlCode: voeUrlCode },
      body: {
        accessCode,
        text: 'Our records show these dates',
        respondent: { name: 'Pat Doyle', title: 'Safety director' },
        signature: { type: 'typed' },
        hasCertified: true,
      },
    }),
    handler: ({ params: { urlCode }, body, ctx }) => refuseCorrectionByLink(ctx, { urlCode, ...body }),
  }),
];
