import { z } from 'zod';
import { ProviderParams, SocialProvidersView } from '#domain/accounts/social/schema';
import { tooLong } from '#domain/shared/too-long';
import { defineRoute, redirectResponse, type Route } from '../../http/define-route';
import { finishFlow, redirectToCallback, startFlow } from './sign-in-flow';

/** The parameters of providers' responses; others are ignored. */
const text = z.string().max(4096, tooLong()).optional();
const ProviderResponse = z.object({
  code: text,
  state: text,
  iss: text,
  user: text,
  error: text,
  error_description: text,
});

/** Opens a provider in a separate window, and handles its response. */
export const signInFlowRoutes: readonly Route[] = [
  defineRoute({
    id: 'social.providers',
    method: 'get',
    paths: ['/api/auth/social'],
    permission: 'public',
    scope: 'none',
    summary: 'List available social sign-in providers',
    response: SocialProvidersView,
    problems: [],
    example: () => ({}),
    handler: ({ ctx }) => Promise.resolve({ providers: [...ctx.social.providers] }),
  }),
  defineRoute({
    id: 'social.start',
    method: 'get',
    paths: ['/api/auth/social/:provider/start'],
    permission: 'public',
    scope: 'none',
    summary: 'Start a social sign-in',
    params: ProviderParams,
    query: z.object({ linking: z.literal('1').optional() }),
    response: redirectResponse,
    problems: [],
    example: () => ({ params: { provider: 'google' } }),
    handler: ({ params, query, ctx }) => startFlow(ctx, params.provider, { linking: query.linking !== undefined }),
  }),
  defineRoute({
    id: 'social.callback',
    method: 'get',
    paths: ['/api/auth/social/:provider/callback'],
    permission: 'public',
    scope: 'none',
    summary: 'Complete a social sign-in (redirect)',
    params: ProviderParams,
    query: ProviderResponse,
    response: redirectResponse,
    problems: [],
    example: () => ({ params: { provider: 'google' } }),
    handler: ({ params, query, ctx }) => finishFlow(ctx, params.provider, searchOf(query)),
  }),
  defineRoute({
    id: 'social.posted-callback',
    method: 'post',
    paths: ['/api/auth/social/:provider/callback'],
    permission: 'public',
    scope: 'none',
    summary: 'Complete a social sign-in (form post)',
    params: ProviderParams,
    body: ProviderResponse,
    response: redirectResponse,
    problems: [],
    idempotent: false,
    example: () => ({ params: { provider: 'apple' }, body: {} }),
    handler: ({ params, body }) => Promise.resolve(redirectToCallback(params.provider, searchOf(body))),
  }),
];

function searchOf(response: z.infer<typeof ProviderResponse>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(response).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
