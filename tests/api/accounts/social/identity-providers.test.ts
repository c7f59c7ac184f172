import { generateKeyPairSync, verify } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { appleSecret } from '#api/accounts/social/apple-secret';
import { identityProvidersOf } from '#api/accounts/social/identity-providers';

const GOOGLE_ISSUER = 'https://accounts.google.com';
const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const apple = { APPLE_CLIENT_ID: 'com.example', APPLE_TEAM_ID: 'TEAM', APPLE_KEY_ID: 'KEY', APPLE_PRIVATE_KEY: pem };

describe('the providers of an installation', () => {
  it('are none without keys', () => {
    expect(identityProvidersOf({ GOOGLE_ISSUER })).toEqual({});
  });

  it('are those with complete keys, each with its protocol and scope', () => {
    const providers = identityProvidersOf({
      ...apple,
      GOOGLE_ISSUER,
      GOOGLE_CLIENT_ID: 'g',
      GOOGLE_CLIENT_SECRET: 'g secret',
      FACEBOOK_CLIENT_ID: 'f',
      FACEBOOK_CLIENT_SECRET: 'f secret',
      INDEED_CLIENT_ID: 'i',
      INDEED_CLIENT_SECRET: 'i secret',
    });

    expect(providers).toMatchObject({
      google: { kind: 'oidc', issuer: GOOGLE_ISSUER, scope: 'openid email profile' },
      facebook: { kind: 'profile', scope: 'email public_profile' },
      apple: { kind: 'oidc', responseMode: 'form_post' },
      indeed: { kind: 'profile', scope: 'email offline_access' },
    });
    expect(providers.google?.clientSecret()).toBe('g secret');
  });
});

describe("Apple's secret", () => {
  it('is signed with the configured key, for Apple only, and expires', () => {
    const key = { clientId: 'com.example', teamId: 'TEAM', keyId: 'KEY', privateKey: pem.replaceAll('\n', '\\n') };

    const secret = appleSecret(key, new Date('2026-11-21T12:00:00.000Z'));

    const [head = '', claims = '', signature = ''] = secret.split('.');
    const read = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());
    expect(read(head)).toEqual({ alg: 'ES256', kid: 'KEY' });
    expect(read(claims)).toEqual({
      iss: 'TEAM',
      sub: 'com.example',
      aud: 'https://appleid.apple.com',
      iat: 1795262400,
      exp: 1795262700,
    });
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    expect(isSigned).toBe(true);
  });
});
