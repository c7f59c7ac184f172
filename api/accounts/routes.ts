import { updateUser } from '#db/accounts/user-store';
import { renameDriver } from '#db/drivers/driver-account-store';
import {
  DemoView,
  ReportTimeZone,
  SessionView,
  SignIn,
  SupportView,
  UpdateUser,
  UserView,
} from '#domain/accounts/schema';
import { UserRecordView } from '#domain/driver-record/schema';
import type { RouteContext } from '../http/context';
import { defineRoute, type Route } from '../http/define-route';
import { readDemo } from './demo';
import { readDriverRecord } from './driver-record';
import { refresh, signIn, signOut } from './session-handlers';
import { readUser } from './user-view';

/** Sign-in, sign-out and the signed-in user. */
export const accountRoutes: readonly Route[] = [
  defineRoute({
    id: 'accounts.sign-in',
    method: 'post',
    paths: ['/api/auth/signIn'],
    permission: 'public',
    scope: 'none',
    summary: 'Sign in with email and password',
    body: SignIn,
    response: SessionView,
    problems: ['sign-in-failed', 'organization-inactive', 'approve-email', 'too-many-tries'],
    idempotent: false,
    example: () => ({ body: { email: 'dana.cole@example.com', password: 'a long enough passphrase 7!' } }),
    handler: ({ body, ctx }) => signIn(ctx, body),
  }),
  defineRoute({
    id: 'accounts.refresh',
    method: 'post',
    paths: ['/api/auth/refresh'],
    permission: 'public',
    scope: 'none',
    summary: 'Refresh the access token',
    response: SessionView,
    problems: ['not-signed-in', 'session-expired', 'organization-inactive', 'approve-email'],
    idempotent: false,
    example: () => ({}),
    handler: ({ ctx }) => refresh(ctx),
  }),
  defineRoute({
    id: 'accounts.sign-out',
    method: 'post',
    paths: ['/api/auth/signOut'],
    permission: 'public',
    scope: 'none',
    summary: 'Sign out',
    problems: [],
    idempotent: false,
    example: () => ({}),
    handler: ({ ctx }) => signOut(ctx),
  }),
  defineRoute({
    id: 'accounts.demo',
    method: 'get',
    paths: ['/api/demo'],
    permission: 'public',
    scope: 'none',
    summary: 'Retrieve the demo settings',
    response: DemoView,
    problems: [],
    example: () => ({}),
    handler: ({ ctx }) => readDemo(ctx),
  }),
  defineRoute({
    id: 'accounts.support',
    method: 'get',
    paths: ['/api/support'],
    permission: 'public',
    scope: 'none',
    summary: 'Retrieve the support contact',
    response: SupportView,
    problems: [],
    example: () => ({}),
    handler: ({ ctx: { support } }) => Promise.resolve({ phone: support.phone ?? null, email: support.email ?? null }),
  }),
  defineRoute({
    id: 'accounts.current-user',
    method: 'get',
    paths: ['/api/user'],
    permission: 'signed-in',
    scope: 'self',
    summary: 'Retrieve the signed-in user',
    response: UserRecordView,
    problems: [],
    demo: true,
    example: () => ({}),
    handler: ({ ctx }) => currentRecord(ctx),
  }),
  defineRoute({
    id: 'accounts.update-user',
    method: 'patch',
    paths: ['/api/user'],
    permission: 'signed-in',
    scope: 'self',
    summary: 'Update the signed-in user',
    body: UpdateUser,
    response: UserView,
    problems: [],
    demo: true,
    example: () => ({ body: { theme: 'dark' } }),
    handler: async ({ body, ctx }) => {
      const { smsConsent, middleName, ...changes } = body;
      const { userId, driverId } = ctx.actor;
      await ctx.db.transaction(async (trx) => {
        await updateUser(trx, userId, { ...changes, ...consentOf(smsConsent, ctx.now()) });
        if (driverId !== undefined) await renameDriver(trx, driverId, { ...changes, middleName });
      });
      return readUser(ctx.db, userId);
    },
  }),
  defineRoute({
    id: 'accounts.report-time-zone',
    method: 'post',
    paths: ['/api/user/timezone'],
    permission: 'signed-in',
    scope: 'self',
    summary: "Set the caller's time zone",
    body: ReportTimeZone,
    problems: [],
    demo: true,
    example: () => ({ body: { timezone: 'America/Chicago' } }),
    handler: ({ body, ctx }) =>
      ctx.db.transaction((trx) => updateUser(trx, ctx.actor.userId, { timeZone: body.timezone })),
  }),
];

const consentOf = (smsConsent: boolean | undefined, now: Date): { smsConsentAt?: Date | null } =>
  smsConsent === undefined ? {} : { smsConsentAt: smsConsent ? now : null };

async function currentRecord(ctx: RouteContext<'signed-in'>): Promise<UserRecordView> {
  ctx.response.set('Cache-Control', 'no-store');
  return { ...(await readUser(ctx.db, ctx.actor.userId)), ...(await readDriverRecord(ctx)) };
}
