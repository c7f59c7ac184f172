import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { IdentityProvider } from '#api/accounts/social/identity-providers';

/** A person's claims at the provider. */
export interface ProviderClaims {
  readonly sub: string;
  readonly [claim: string]: unknown;
}

export interface LocalProvider {
  readonly issuer: string;
  /** Networks of each shape, all served by the one provider. */
  readonly oidc: IdentityProvider;
  readonly profile: IdentityProvider;
  /** Every later sign-in at the provider is this person's. */
  signInAs(person: ProviderClaims): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a provider that redirects people back to these addresses. */
export async function startLocalProvider(redirectUris: readonly string[]): Promise<LocalProvider> {
  const child = fork(join(__dirname, 'provider.mjs'), [redirectUris.join(',')], { silent: true });
  const [issuer] = (await once(child, 'message')) as [string];
  const client = { clientId: 'gladhand', clientSecret: () => 'a secret of the test provider', issuer };
  return {
    issuer,
    oidc: { ...client, kind: 'oidc', scope: 'openid email profile' },
    profile: {
      ...client,
      kind: 'profile',
      authorizationUrl: `${issuer}/auth`,
      tokenUrl: `${issuer}/token`,
      profileUrl: `${issuer}/profile`,
      scope: 'email public_profile',
    },
    signInAs: async (person) => {
      await fetch(`${issuer}/person`, { method: 'POST', body: JSON.stringify(person) });
    },
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}
