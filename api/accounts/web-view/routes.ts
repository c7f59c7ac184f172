import { SessionView } from '#domain/accounts/schema';
import { EnterDemo, WebViewHost, WebViewToken } from '#domain/accounts/web-view/schema';
import { defineRoute, type Route } from '../../http/define-route';
import { enterDemo } from './enter-demo';
import { readHost } from './host';
import { issueWebViewToken, signInByToken } from './token-login';

/** Sign-in for an app's web view and for demo visitors. */
export const webViewRoutes: readonly Route[] = [
  defineRoute({
    id: 'web-view.host',
    method: 'get',
    paths: ['/api/web-view'],
    permission: 'public',
    scope: 'none',
    summary: 'Retrieve the origin that may show the product in a frame',
    response: WebViewHost,
    problems: [],
    example: () => ({}),
    handler: ({ ctx }) => Promise.resolve(readHost(ctx)),
  }),
  defineRoute({
    id: 'web-view.issue-token',
    method: 'post',
    paths: ['/api/auth/tokenLogin/token'],
    permission: 'signed-in',
    scope: 'self',
    summary: 'Create a single-use sign-in token for a web view',
    response: WebViewToken,
    problems: [],
    idempotent: false,
    example: () => ({}),
    handler: ({ ctx }) => issueWebViewToken(ctx),
  }),
  defineRoute({
    id: 'web-view.token-login',
    method: 'post',
    paths: ['/api/auth/tokenLogin'],
    permission: 'public',
    scope: 'none',
    summary: 'Sign in with a web-view token',
    body: WebViewToken,
    response: SessionView,
    problems: ['link-not-valid', 'organization-inactive', 'approve-email'],
    idempotent: false,
    example: () => ({ body: { token: 'token-from-the-app' } }),
    handler: ({ body, ctx }) => signInByToken(ctx, body.token),
  }),
  defineRoute({
    id: 'web-view.enter-demo',
    method: 'post',
    paths: ['/api/auth/demo'],
    permission: 'public',
    scope: 'none',
    summary: 'Sign in to the demo as a driver',
    body: EnterDemo,
    response: SessionView,
    problems: ['not-found'],
    idempotent: false,
    example: () => ({ body: { phone: '5125550142' } }),
    handler: ({ body, ctx }) => enterDemo(ctx, body),
  }),
];
