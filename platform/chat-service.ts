import { createHmac } from 'node:crypto';

const TOKEN_LIFETIME_SECONDS = 3_600;

export interface ChatCredentials {
  readonly apiKey: string;
  readonly token: string;
  readonly expiresAt: string;
}

/** A hosted chat service. A token signed with its secret proves the identity that it names. */
export interface ChatService {
  issueToken(userId: string, now: Date): ChatCredentials;
}

/** Tokens are JWTs (RFC 7519) signed with HS256, which hosted chat services verify with the key's secret. */
export function createChatService({ apiKey, secret }: { apiKey: string; secret: string }): ChatService {
  return {
    issueToken: (userId, now) => {
      const issued = Math.floor(now.getTime() / 1000);
      const expires = issued + TOKEN_LIFETIME_SECONDS;
      const signed = [
        { alg: 'HS256', typ: 'JWT' },
        { user_id: userId, iat: issued, exp: expires },
      ]
        .map(encode)
        .join('.');
      const signature = createHmac('sha256', secret).update(signed).digest('base64url');
      return { apiKey, token: `${signed}.${signature}`, expiresAt: new Date(expires * 1000).toISOString() };
    },
  };
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
