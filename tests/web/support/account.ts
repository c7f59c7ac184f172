import type { AccountSettings, AuditLine, SignInView } from '#domain/accounts/settings/schema';
import type { FakeApi } from './fake-api';
import { ok } from './fake-api';

const id = (last: number) => `018f0000-0000-7000-8000-0000000001${String(last).padStart(2, '0')}`;
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36';
const PHONE =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36';

export const someSettings = (more: Partial<AccountSettings> = {}): AccountSettings => ({
  middleName: null,
  email: 'maria@example.com',
  pendingEmail: null,
  phone: '+15625550142',
  isPhoneConfirmed: true,
  smsConsent: false,
  hasPassword: true,
  isWelcomeRead: true,
  isCertifiedWelcomeRead: true,
  wantsDigest: true,
  ...more,
});

export const aSignInHere = (more: Partial<SignInView> = {}): SignInView => ({
  _id: id(1),
  device: CHROME,
  ipPrefix: '203.0.113.0/24',
  signedInAt: '2026-11-20T15:00:00.000Z',
  lastUsedAt: '2026-11-21T15:00:00.000Z',
  isCurrent: true,
  ...more,
});

export const aSignInElsewhere = (more: Partial<SignInView> = {}): SignInView =>
  aSignInHere({ _id: id(2), device: PHONE, isCurrent: false, ...more });

export const anAuditLine = (more: Partial<AuditLine> = {}): AuditLine => ({
  _id: id(3),
  kind: 'signed-in',
  at: '2026-11-21T15:00:00.000Z',
  device: CHROME,
  ipPrefix: '203.0.113.0/24',
  by: null,
  details: {},
  ...more,
});

/** All API routes that My Account calls. */
export const withAccount =
  (settings: AccountSettings = someSettings(), audit: readonly AuditLine[] = [anAuditLine()]) =>
  (api: FakeApi) =>
    api
      .on('GET', '/api/user/settings', ok(settings))
      .on('GET', '/api/user/sessions', ok([aSignInHere(), aSignInElsewhere()]))
      .on('GET', '/api/user/audit', ok({ data: audit, next: null }))
      .on('GET', '/api/last-login/device-info', ok({ lastLogin: null }))
      .on('GET', '/api/auth/social', ok({ providers: [] }))
      .on('GET', '/api/auth/social/linked', ok({ linked: [] }));
