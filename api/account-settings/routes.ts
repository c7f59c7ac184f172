import { z } from 'zod';

import { listAudit } from '#db/read-models/account-audit';
import { findAccountSettings, findLastLogin } from '#db/read-models/account-settings';
import { updateUser } from '#db/stores/user-store';
import {
  AccountSettings,
  WelcomeBody,
  AuditLine,
  ChangeEmail,
  ChangePhone,
  LastLogin,
  RequestPhoneCode,
  SignInView,
} from '#domain/accounts/settings/schema';
import { ProblemError } from '#domain/problems';

import { defineRoute, type Route } from '../http/define-route';
import { KeysetQuery, keysetPageOf } from '../http/keyset';
import { pageById } from '../http/page-by-id';
import { confirmEmailChange, requestEmailChange } from './email';
import { changePhone, requestPhoneCode } from './phone';
import { textReferralLink } from './share-link';
import { endAllSignIns, endSignIn, readSignIns } from './sign-ins';

const phone = '+1 562 555 0142';

/** My Account: driver-side spec section 7, "Auth" and "Driver", and what surrounds them. */
export const accountSettingsRoutes: readonly Route[] = [
  defineRoute({
    id: 'account-settings.read',
    method: 'get',
    paths: ['/api/user/settings'],
    permission: 'signed-in',
    scope: 'self',
    summary: "One's own contacts, consent and ways in",
    response: AccountSettings,
    problems: ['session-expired'],
    example: () => ({}),
    handler: async ({ ctx }) => {
      const settings = await findAccountSettings(ctx.db, { userId: ctx.actor.userId, now: ctx.now() });
      if (settings === undefined) throw new ProblemError('session-expired');
      return settings;
    },
  }),
  defineRoute({
    id: 'account-settings.request-phone-code',
    method: 'post',
    paths: ['/api/user/phone/code', '/api/driver-profile/verification/phone'],
    permission: 'signed-in',
    scope: 'self',
    summary: 'Text a code to the number that is to become mine',
    body: RequestPhoneCode,
    problems: ['too-many-requests'],
    idempotent: false,
    example: () => ({ body: { phone } }),
    handler: ({ body, ctx }) => requestPhoneCode(ctx, body),
  }),
  defineRoute({
    id: 'account-settings.change-phone',
    method: 'put',
    paths: ['/api/user/phone', '/api/driver-profile/verification/phone'],
    permission: 'signed-in',
    scope: 'self',
    summary: 'Change the phone number with the code that was texted to it',
    body: ChangePhone,
    problems: ['code-disabled', 'code-not-valid'],
    idempotent: false,
    example: () => ({ body: { phone, code: '123456' } }),
    handler: ({ body, ctx }) => changePhone(ctx, body),
  }),
  defineRoute({
    id: 'account-settings.check-phone-code',
    method: 'patch',
    paths: ['/api/driver-profile/verification/phone'],
    permission: 'signed-in',
    scope: 'self',
    summary: 'Check the code that was texted to a number, which confirms the number',
    body: ChangePhone,
    problems: ['code-disabled', 'code-not-valid'],
    idempotent: false,
    example: () => ({ body: { phone, code: '123456' } }),
    handler: ({ body, ctx }) => changePhone(ctx, body),
  }),
  defineRoute({
    id: 'account-settings.change-email',
    method: 'put',
    paths: ['/api/user/email', '/api/driver-profile/verification/email'],
    permission: 'signed-in',
    scope: 'self',
    summary: 'Mail a link to a new address; opening it changes the address',
    body: ChangeEmail,
    problems: ['too-many-requests'],
    example: () => ({ body: { email: 'new@example.com' } }),
    handler: ({ body, ctx }) => requestEmailChange(ctx, body),
  }),
  defineRoute({
    id: 'account-settings.confirm-email-change',
    method: 'patch',
    paths: ['/api/user/email'],
    permission: 'public',
    scope: 'none',
    summary: 'Take the new address, by the link that was mailed to it',
    query: z.object({ accessToken: z.string().min(1).max(200) }),
    problems: ['link-not-valid'],
    idempotent: false,
    example: () => ({ query: { accessToken: 'unknown' } }),
    handler: ({ query, ctx }) => confirmEmailChange(ctx, query.accessToken),
  }),
  defineRoute({
    id: 'account-settings.sign-ins',
    method: 'get',
    paths: ['/api/user/sessions'],
    permission: 'signed-in',
    scope: 'self',
    summary: 'Where I am signed in',
    response: z.array(SignInView),
    problems: [],
    example: () => ({}),
    handler: ({ ctx }) => readSignIns(ctx),
  }),
  defineRoute({
    id: 'account-settings.end-sign-in',
    method: 'delete',
    paths: ['/api/user/sessions/:familyId'],
    permission: 'signed-in',
    scope: 'self',
    summary: 'End one of my sign-ins',
    params: z.object({ familyId: z.uuid() }),
    problems: ['not-found'],
    example: ({ familyId }) => ({ params: { familyId } }),
    handler: ({ params, ctx }) => endSignIn(ctx, params.familyId),
  }),
  defineRoute({
    id: 'account-settings.end-all-sign-ins',
    method: 'delete',
    paths: ['/api/user/sessions'],
    permission: 'signed-in',
    scope: 'self',
    summary: 'End all of my sign-ins, this one included',
    problems: [],
    example: () => ({}),
    handler: ({ ctx }) => endAllSignIns(ctx),
  }),
  defineRoute({
    id: 'account-settings.audit',
    method: 'get',
    paths: ['/api/user/audit'],
    permission: 'signed-in',
    scope: 'self',
    summary: 'What happened to my account',
    query: KeysetQuery,
    response: keysetPageOf(AuditLine),
    problems: [],
    example: () => ({}),
    handler: ({ query, ctx }) => pageById(query, (page) => listAudit(ctx.db, { userId: ctx.actor.userId, ...page })),
  }),
  defineRoute({
    id: 'account-settings.last-login',
    method: 'get',
    paths: ['/api/last-login/device-info'],
    permission: 'signed-in',
    scope: 'self',
    summary: 'When and from where I signed in before this time',
    response: z.object({ lastLogin: LastLogin.nullable() }),
    problems: [],
    example: () => ({}),
    handler: async ({ ctx }) => ({ lastLogin: (await findLastLogin(ctx.db, ctx.actor.userId)) ?? null }),
  }),
  defineRoute({
    id: 'account-settings.read-welcome',
    method: 'post',
    paths: ['/api/user/welcome-info'],
    permission: 'signed-in',
    scope: 'self',
    summary: 'Mark a welcome as read',
    body: WelcomeBody,
    problems: [],
    example: () => ({ body: { welcome: 'certified' } }),
    handler: ({ body: { welcome }, ctx }) => {
      const read = welcome === 'certified' ? { certifiedWelcomeReadAt: ctx.now() } : { welcomeReadAt: ctx.now() };
      return ctx.db.transaction((trx) => updateUser(trx, ctx.actor.userId, read));
    },
  }),
  defineRoute({
    id: 'account-settings.text-referral-link',
    method: 'post',
    paths: ['/api/link-sharing/lead-sms'],
    permission: 'driver:act',
    scope: 'self',
    summary: 'Text me my referral link, ready to pass on',
    problems: ['phone-missing', 'sms-consent-missing', 'too-many-requests'],
    example: () => ({}),
    handler: ({ ctx }) => textReferralLink(ctx),
  }),
];
