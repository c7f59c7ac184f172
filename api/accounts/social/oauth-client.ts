import * as oidc from 'openid-client';
import type { SocialClaims } from '#domain/accounts/social/profile';
import { type SocialProvider, socialProviders } from '#domain/accounts/social/providers';
import { ProblemError } from '#domain/problems';
import type { Network, Networks, OidcNetwork, ProfileNetwork } from './networks';

/** The values that the browser keeps between leaving for the network and returning. */
export interface Checks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/**
 * The client of the networks: authorization code flow with PKCE and state, and with a nonce if there is an ID token.
 */
export interface SocialClient {
  /** The networks that are configured. */
  readonly providers: readonly SocialProvider[];
  /** The URL to redirect to, and the values that must come back. */
  begin(provider: SocialProvider, redirectUri: string): Promise<{ url: string; checks: Checks }>;
  /**
   * The network's claims about the visitor who returned with `response`. Refuses if anything differs from what was sent.
   */
  finish(provider: SocialProvider, response: URL, checks: Checks): Promise<SocialClaims>;
}

/** Fetches a network's metadata once; a failed request is retried by the next sign-in. */
export function createSocial(networks: Networks): SocialClient {
  const known = new Map<Network, Promise<oidc.Configuration>>();
  const connect = async (provider: SocialProvider) => {
    const network = networks[provider];
    if (network === undefined) throw new ProblemError('provider-not-valid');
    const configuration = known.get(network) ?? (network.kind === 'oidc' ? discover(network) : describe(network));
    known.set(network, configuration);
    configuration.catch(() => known.delete(network));
    return { network, configuration: await orUnavailable(configuration) };
  };
  return {
    providers: socialProviders.filter((provider) => networks[provider] !== undefined),
    begin: async (provider, redirectUri) => begin(await connect(provider), redirectUri),
    finish: async (provider, response, checks) => finish(await connect(provider), response, checks),
  };
}

interface DiscoveredNetwork {
  readonly network: Network;
  readonly configuration: oidc.Configuration;
}

async function begin({ network, configuration }: DiscoveredNetwork, redirectUri: string) {
  const checks = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };
  const url = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: network.scope,
    state: checks.state,
    code_challenge: await oidc.calculatePKCECodeChallenge(checks.verifier),
    code_challenge_method: 'S256',
    ...(network.kind === 'oidc' && { nonce: checks.nonce }),
    ...(network.kind === 'oidc' && network.responseMode && { response_mode: network.responseMode }),
  });
  return { url: url.href, checks };
}

async function finish(
  { network, configuration }: DiscoveredNetwork,
  response: URL,
  checks: Checks,
): Promise<SocialClaims> {
  const matchesState = response.searchParams.get('state') === checks.state;
  if (!matchesState || response.searchParams.has('error')) throw new ProblemError('social-interrupted');
  const isOidc = network.kind === 'oidc';
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
  return isOidc ? claimsOf(configuration, tokens) : profileOf(configuration, network, tokens.access_token);
}

type Tokens = Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>;

/** Some networks include the address in the ID token; others return it only from their user info endpoint. */
async function claimsOf(configuration: oidc.Configuration, tokens: Tokens): Promise<SocialClaims> {
  const claims = tokens.claims();
  if (claims === undefined) throw new ProblemError('social-token-missing');
  if (claims['email'] !== undefined || configuration.serverMetadata().userinfo_endpoint === undefined) return claims;
  return { ...claims, ...(await orUnavailable(oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub))) };
}

async function profileOf(
  configuration: oidc.Configuration,
  { profileUrl }: ProfileNetwork,
  accessToken: string,
): Promise<SocialClaims> {
  const response = await orUnavailable(
    oidc.fetchProtectedResource(configuration, accessToken, new URL(profileUrl), 'GET'),
  );
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok || typeof body !== 'object' || body === null) throw new ProblemError('social-user-missing');
  return body as SocialClaims;
}

function discover(network: OidcNetwork): Promise<oidc.Configuration> {
  return oidc.discovery(new URL(network.issuer), network.clientId, undefined, secretOf(network), {
    execute: isLocal(network.issuer) ? [oidc.allowInsecureRequests] : [],
  });
}

function describe(network: ProfileNetwork): Promise<oidc.Configuration> {
  const configuration = new oidc.Configuration(
    {
      issuer: network.issuer,
      authorization_endpoint: network.authorizationUrl,
      token_endpoint: network.tokenUrl,
    },
    network.clientId,
    undefined,
    secretOf(network),
  );
  if (isLocal(network.issuer)) oidc.allowInsecureRequests(configuration);
  return Promise.resolve(configuration);
}

/** Sends the client secret in the body, which all four networks accept; Apple accepts it only there. */
function secretOf({ clientSecret }: Network): oidc.ClientAuth {
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
