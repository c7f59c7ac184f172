import { createPrivateKey, sign } from 'node:crypto';

const SECRET_LIFETIME_SECONDS = 300;

export interface AppleKey {
  readonly clientId: string;
  readonly teamId: string;
  readonly keyId: string;
  /** PEM; line breaks are written as \n if it comes from one line of an environment file. */
  readonly privateKey: string;
}

/**
 * Apple has no fixed client secret: the client signs one with its key (Sign in with Apple, "Creating a client secret").
 */
export function appleSecret({ clientId, teamId, keyId, privateKey }: AppleKey, now: Date): string {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const head = encode({ alg: 'ES256', kid: keyId });
  const claims = encode({
    iss: teamId,
    iat: issuedAt,
    exp: issuedAt + SECRET_LIFETIME_SECONDS,
    aud: 'https://appleid.apple.com',
    sub: clientId,
  });
  const key = createPrivateKey(privateKey.replaceAll('\\n', '\n'));
  const signature = sign('sha256', Buffer.from(`${head}.${claims}`), { key, dsaEncoding: 'ieee-p1363' });
  return `${head}.${claims}.${signature.toString('base64url')}`;
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
