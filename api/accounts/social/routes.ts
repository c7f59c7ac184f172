import { SessionView } from '#domain/accounts/schema';
import {
  FinishSignUp,
  LinkByPassword,
  LinkedProvidersView,
  ProviderParams,
  SocialSignInState,
} from '#domain/accounts/social/schema';
import { defineRoute, type Route } from '../../http/define-route';
import { linkedProviders, linkProvider, unlinkProvider } from './linked';
import { registerByProof } from './register';
import { signInByPasswordAndLink, signInByProof } from './sign-in';
import { signInFlowRoutes } from './sign-in-flow-routes';
import { readSignInOptions } from './sign-in-options';

const signInProblems = ['social-token-missing', 'organization-inactive', 'approve-email', 'forbidden'] as const;

/** Sign-in with social accounts. A cookie holds the provider's proof. */
export const socialRoutes: readonly Route[] = [
  ...signInFlowRoutes,
  defineRoute({
    id: 'social.is-registered',
    method: 'get',
    paths: ['/api/auth/applicant/firebase/isRegistered'],
    permission: 'public',
    scope: 'none',
    summary: 'Retrieve the sign-in options for a social account',
    response: SocialSignInState,
    problems: ['social-token-missing', 'forbidden'],
    example: () => ({}),
    handler: ({ ctx }) => readSignInOptions(ctx),
  }),
  defineRoute({
    id: 'social.login',
    method: 'post',
    paths: ['/api/auth/applicant/firebase/login'],
    permission: 'public',
    scope: 'none',
    summary: 'Sign in with a social account',
    response: SessionView,
    problems: [...signInProblems, 'social-user-missing', 'provider-linked'],
    idempotent: false,
    example: () => ({}),
    handler: ({ ctx }) => signInByProof(ctx),
  }),
  defineRoute({
    id: 'social.register',
    method: 'post',
    paths: ['/api/auth/applicant/firebase/register'],
    permission: 'public',
    scope: 'none',
    summary: 'Sign up as a driver with a social account',
    body: FinishSignUp,
    response: SessionView,
    problems: [...signInProblems, 'email-taken', 'provider-linked', 'state-not-served'],
    idempotent: false,
    example: () => ({
      body: {
        phone: '5125550142',
        address: { city: 'Austin', state: 'TX', latitude: 30.2672, longitude: -97.7431 },
      },
    }),
    handler: ({ body, ctx }) => registerByProof(ctx, body),
  }),
  defineRoute({
    id: 'social.link-by-password',
    method: 'post',
    paths: ['/api/auth/social/link-by-password'],
    permission: 'public',
    scope: 'none',
    summary: 'Link a social account by password and sign in',
    body: LinkByPassword,
    response: SessionView,
    problems: [...signInProblems, 'sign-in-failed', 'provider-linked', 'too-many-tries'],
    idempotent: false,
    example: () => ({ body: { password: 'a long enough passphrase 7!' } }),
    handler: ({ body, ctx }) => signInByPasswordAndLink(ctx, body.password),
  }),
  defineRoute({
    id: 'social.linked',
    method: 'get',
    paths: ['/api/auth/social/linked'],
    permission: 'signed-in',
    scope: 'self',
    summary: 'List linked social accounts',
    response: LinkedProvidersView,
    problems: [],
    example: () => ({}),
    handler: ({ ctx }) => linkedProviders(ctx),
  }),
  defineRoute({
    id: 'social.link',
    method: 'post',
    paths: ['/api/auth/social/linked'],
    permission: 'signed-in',
    scope: 'self',
    summary: 'Link a social account',
    response: LinkedProvidersView,
    problems: ['social-token-missing', 'provider-linked', 'forbidden', 'proof-needed', 'session-expired'],
    idempotent: false,
    example: () => ({}),
    handler: ({ ctx }) => linkProvider(ctx),
  }),
  defineRoute({
    id: 'social.unlink',
    method: 'delete',
    paths: ['/api/auth/social/linked/:provider'],
    permission: 'signed-in',
    scope: 'self',
    summary: 'Unlink a social account',
    params: ProviderParams,
    response: LinkedProvidersView,
    problems: ['provider-not-valid', 'social-user-missing', 'last-way-in', 'proof-needed', 'session-expired'],
    example: () => ({ params: { provider: 'google' } }),
    handler: ({ params, ctx }) => unlinkProvider(ctx, params.provider),
  }),
];
