import type { SocialProvider } from '#domain/accounts/social/providers';
import type { Environment } from '#platform/env';
import { appleSecret } from './apple-secret';

interface Client {
  readonly clientId: string;
  /** Created for each request: Apple's secret is signed each time and expires soon. */
  readonly clientSecret: () => string;
  readonly scope: string;
}

/** Identifies users by an ID token (OpenID Connect). */
export interface OidcIdentityProvider extends Client {
  readonly kind: 'oidc';
  readonly issuer: string;
  /** Apple returns a name only if its response is posted. */
  readonly responseMode?: 'form_post';
}

/** Identifies users by their profile, which is requested with the access token (OAuth 2). */
export interface ProfileIdentityProvider extends Client {
  readonly kind: 'profile';
  readonly issuer: string;
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  readonly profileUrl: string;
}

export type IdentityProvider = OidcIdentityProvider | ProfileIdentityProvider;

/** The providers that are configured. */
export type IdentityProviders = Readonly<Partial<Record<SocialProvider, IdentityProvider>>>;

type Keys = Pick<
  Environment,
  | `${'GOOGLE' | 'FACEBOOK' | 'INDEED'}_CLIENT_${'ID' | 'SECRET'}`
  | 'GOOGLE_ISSUER'
  | 'APPLE_CLIENT_ID'
  | 'APPLE_TEAM_ID'
  | 'APPLE_KEY_ID'
  | 'APPLE_PRIVATE_KEY'
>;

/** Reads the configured providers from the environment; a provider without keys has no button. */
export function identityProvidersOf(keys: Keys): IdentityProviders {
  const google = pairOf(keys.GOOGLE_CLIENT_ID, keys.GOOGLE_CLIENT_SECRET);
  const facebook = pairOf(keys.FACEBOOK_CLIENT_ID, keys.FACEBOOK_CLIENT_SECRET);
  const indeed = pairOf(keys.INDEED_CLIENT_ID, keys.INDEED_CLIENT_SECRET);
  const apple = appleClient(keys);
  return {
    ...(google && { google: { ...google, kind: 'oidc', issuer: keys.GOOGLE_ISSUER, scope: 'openid email profile' } }),
    ...(facebook && { facebook: { ...facebook, ...facebookSettings } }),
    ...(apple && { apple: { ...apple, ...appleSettings } }),
    ...(indeed && { indeed: { ...indeed, ...indeedSettings } }),
  };
}

const appleSettings = {
  kind: 'oidc',
  issuer: 'https://appleid.apple.com',
  scope: 'openid name email',
  responseMode: 'form_post',
} as const;

const facebookSettings = {
  kind: 'profile',
  issuer: 'https://www.facebook.com',
  authorizationUrl: 'https://www.facebook.com/v21.0/dialog/oauth',
  tokenUrl: 'https://graph.facebook.com/v21.0/oauth/access_token',
  profileUrl: 'https://graph.facebook.com/v21.0/me?fields=id,email,first_name,last_name',
  scope: 'email public_profile',
} as const;

/** Indeed's scopes: email and offline access. */
const indeedSettings = {
  kind: 'profile',
  issuer: 'https://secure.indeed.com',
  authorizationUrl: 'https://secure.indeed.com/oauth/v2/authorize',
  tokenUrl: 'https://apis.indeed.com/oauth/v2/tokens',
  profileUrl: 'https://secure.indeed.com/v2/api/userinfo',
  scope: 'email offline_access',
} as const;

function pairOf(clientId: string | undefined, secret: string | undefined) {
  return clientId === undefined || secret === undefined ? undefined : { clientId, clientSecret: () => secret };
}

function appleClient(keys: Keys) {
  const { APPLE_CLIENT_ID: clientId, APPLE_TEAM_ID: teamId, APPLE_KEY_ID: keyId, APPLE_PRIVATE_KEY: privateKey } = keys;
  if (clientId === undefined || teamId === undefined || keyId === undefined || privateKey === undefined)
    return undefined;
  return { clientId, clientSecret: () => appleSecret({ clientId, teamId, keyId, privateKey }, new Date()) };
}
