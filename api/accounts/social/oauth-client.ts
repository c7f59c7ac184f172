import * as oidc from 'openid-client';
import type { SocialClaims } from '#domain/accounts/social/profile';
import { type SocialProvider, socialProviders } from '#domain/accounts/social/providers';
import { ProblemError } from '#domain/problems';
import type {
  IdentityProvider,
  IdentityProviders,
  OidcIdentityProvider,
  ProfileIdentityProvider,
} from './identity-providers';

/** The values that the browser keeps between leaving for the provider and returning. */
export interface Checks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/**
 * The client of the providers: authorization code flow with PKCE and state, and with a nonce if there is an ID token.
 */
export interface SocialClient {
  /** The providers that are configured. */
  readonly providers: readonly SocialProvider[];
  /** The URL to redirect to, and the values that must come back. */
  begin(provider: SocialProvider, redirectUri: string): Promise<{ url: string; checks: Checks }>;
  /**
   * The provider's claims about the visitor who returned with `response`. Refuses if anything differs from what was sent.
   */
  finish(provider: SocialProvider, response: URL, checks: Checks): Promise<SocialClaims>;
}

/** Fetches a provider's metadata once; a failed request is retried by the next sign-in. */
export function createSocial(identityProviders: IdentityProviders): SocialClient {
  const known = new Map<IdentityProvider, Promise<oidc.Configuration>>();
  const connect = async (provider: SocialProvider) => {
    const identityProvider = identityProviders[provider];
    if (identityProvider === undefined) throw new ProblemError('provider-not-valid');
    const configuration =
      known.get(identityProvider) ??
      (identityProvider.kind === 'oidc' ? discover(identityProvider) : describe(identityProvider));
    known.set(identityProvider, configuration);
    configuration.catch(() => known.delete(identityProvider));
    return { identityProvider, configuration: await orUnavailable(configuration) };
  };
  return {
    providers: socialProviders.filter((provider) => identityProviders[provider] !== undefined),
    begin: async (provider, redirectUri) => begin(await connect(provider), redirectUri),
    finish: async (provider, response, checks) => finish(await connect(provider), response, checks),
  };
}

interface DiscoveredIdentityProvider {
  readonly identityProvider: IdentityProvider;
  readonly configuration: oidc.Configuration;
}

async function begin({ identityProvider, configuration }: DiscoveredIdentityProvider, redirectUri: string) {
  const checks = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };
  const url = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: identityProvider.scope,
    state: checks.state,
    code_challenge: await oidc.calculatePKCECodeChallenge(checks.verifier),
    code_challenge_method: 'S256',
    ...(identityProvider.kind === 'oidc' && { nonce: checks.nonce }),
    ...(identityProvider.kind === 'oidc' &&
      identityProvider.responseMode && { response_mode: identityProvider.responseMode }),
  });
  return { url: url.href, checks };
}

async function finish(
  { identityProvider, configuration }: DiscoveredIdentityProvider,
  response: URL,
  checks: Checks,
): Promise<SocialClaims> {
  const matchesState = response.searchParams.get('state') === checks.state;
  if (!matchesState || response.searchParams.has('error')) throw new ProblemError('social-interrupted');
  const isOidc = identityProvider.kind === 'oidc';
  const tokens = await oidc
    .authorizationCodeGrant(configuration, response, {
      expectedState: checks.state,
      pkceCodeVerifier: checks.verifier,
      ...(isOidc && { expectedNonce: checks.nonce, idTokenExpected: true }),
    })
    .catch(() => {
      // A different nonce or verifier, a used code, no ID token: nothing proves an identity.
      throw new ProblemError('social-token-missing');
    });
  return isOidc ? claimsOf(configuration, tokens) : profileOf(configuration, identityProvider, tokens.access_token);
}

type Tokens = Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>;

/** Some providers include the address in the ID token; others return it only from their user info endpoint. */
async function claimsOf(configuration: oidc.Configuration, tokens: Tokens): Promise<SocialClaims> {
  const claims = tokens.claims();
  if (claims === undefined) throw new ProblemError('social-token-missing');
  if (claims['email'] !== undefined || configuration.serverMetadata().userinfo_endpoint === undefined) return claims;
  return { ...claims, ...(await orUnavailable(oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub))) };
}

async function profileOf(
  configuration: oidc.Configuration,
  { profileUrl }: ProfileIdentityProvider,
  accessToken: string,
): Promise<SocialClaims> {
  const response = await orUnavailable(
    oidc.fetchProtectedResource(configuration, accessToken, new URL(profileUrl), 'GET'),
  );
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok || typeof body !== 'object' || body === null) throw new ProblemError('social-user-missing');
  return body as SocialClaims;
}

function discover(identityProvider: OidcIdentityProvider): Promise<oidc.Configuration> {
  return oidc.discovery(
    new URL(identityProvider.issuer),
    identityProvider.clientId,
    undefined,
    secretOf(identityProvider),
    {
      execute: isLocal(identityProvider.issuer) ? [oidc.allowInsecureRequests] : [],
    },
  );
}

function describe(identityProvider: ProfileIdentityProvider): Promise<oidc.Configuration> {
  const configuration = new oidc.Configuration(
    {
      issuer: identityProvider.issuer,
      authorization_endpoint: identityProvider.authorizationUrl,
      token_endpoint: identityProvider.tokenUrl,
    },
    identityProvider.clientId,
    undefined,
    secretOf(identityProvider),
  );
  if (isLocal(identityProvider.issuer)) oidc.allowInsecureRequests(configuration);
  return Promise.resolve(configuration);
}

/** Sends the client secret in the body, which all four providers accept; Apple accepts it only there. */
function secretOf({ clientSecret }: IdentityProvider): oidc.ClientAuth {
  return (...request) => {
    oidc.ClientSecretPost(clientSecret())(...request);
  };
}

/** A provider on this machine, which has no TLS certificate. */
function isLocal(issuer: string): boolean {
  const { protocol, hostname } = new URL(issuer);
  return protocol === 'http:' && (hostname === '127.0.0.1' || hostname === 'localhost');
}

async function orUnavailable<T>(response: Promise<T>): Promise<T> {
  try {
    return await response;
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    throw new ProblemError('unavailable');
  }
}
