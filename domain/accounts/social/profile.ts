import type { Problem } from '../../problems';
import { MAX_NAME_LENGTH, personNameProblem } from '../fields/name-rules';
import type { SocialProvider } from './providers';

/** Who somebody is at a network, by the network's own word. */
export interface SocialProfile {
  readonly provider: SocialProvider;
  /** The network's own id of him, which never changes. */
  readonly subject: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** What a network says: claims of an ID token, or fields of a profile; networks spell them in two ways. */
export type SocialClaims = Readonly<Record<string, unknown>>;

/** First name of a person whose network does not share one. */
const NO_FIRST_NAME = ' ';

/**
 * The person that the claims name. Without an address, or with one that the network itself has not verified, there is
 * none: an address that anybody can type in proves nothing.
 */
export function toSocialProfile(provider: SocialProvider, claims: SocialClaims): SocialProfile | Problem {
  const subject = text(claims['sub']) ?? text(claims['id']);
  if (subject === undefined) return { code: 'social-user-missing' };
  const email = text(claims['email']);
  if (email === undefined || !isVerified(provider, claims)) return { code: 'social-email-missing' };
  return {
    provider,
    subject,
    email,
    firstName: name(claims['given_name']) ?? name(claims['first_name']) ?? NO_FIRST_NAME,
    lastName: name(claims['family_name']) ?? name(claims['last_name']) ?? '',
  };
}

/** Facebook has no such claim: it only tells addresses that their owners confirmed. Apple writes the word "true". */
function isVerified(provider: SocialProvider, { email_verified: verified }: SocialClaims): boolean {
  if (provider === 'facebook') return verified !== false;
  return verified === true || verified === 'true';
}

function text(value: unknown): string | undefined {
  const trimmed = typeof value === 'string' ? value.trim() : '';
  return trimmed === '' ? undefined : trimmed;
}

/** At many networks anybody may be called anything; the rules for names that are typed here hold for them, too. */
function name(value: unknown): string | undefined {
  const named = text(value);
  return named === undefined || personNameProblem(named) !== undefined ? undefined : named.slice(0, MAX_NAME_LENGTH);
}
