import type { Problem } from '../../problems';
import { visibleLine } from '../../shared/visible-text';
import { MAX_NAME_LENGTH, personNameProblem } from '../fields/name-rules';
import type { SocialProvider } from './providers';

/** A person as a provider describes them. */
export interface SocialProfile {
  readonly provider: SocialProvider;
  /** The provider's own id for the person, which never changes. */
  readonly subject: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Claims of an ID token, or fields of a profile; providers use two spellings. */
export type SocialClaims = Readonly<Record<string, unknown>>;

/** First name of a person whose provider does not share one. */
const NO_FIRST_NAME = ' ';

/**
 * The person that the claims describe, or a problem. An address that the provider has not verified is refused, because
 * anyone could have typed it.
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

/** Facebook has no such claim and shares confirmed addresses only. Apple sends the text "true". */
function isVerified(provider: SocialProvider, { email_verified: verified }: SocialClaims): boolean {
  if (provider === 'facebook') return verified !== false;
  return verified === true || verified === 'true';
}

function text(value: unknown): string | undefined {
  const visible = typeof value === 'string' ? visibleLine(value) : '';
  return visible === '' ? undefined : visible;
}

/** Many providers do not check names, so the rules for typed names apply here, too. */
function name(value: unknown): string | undefined {
  const named = text(value);
  return named === undefined || personNameProblem(named) !== undefined ? undefined : named.slice(0, MAX_NAME_LENGTH);
}
