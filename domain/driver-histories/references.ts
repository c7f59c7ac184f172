import { isEmail, isPhone, storedPhone } from './contacts';
import type { FieldIssue } from './rules';

/**
 * Relationships of a reference to the driver; family and friends are listed so that they can be refused
 * (docs/requirements.md#driver-application).
 */
export const relationships = [
  'supervisor',
  'coworker',
  'dispatcher',
  'instructor',
  'customer',
  'other',
  'family',
  'friend',
] as const;
/** The relationships that the form offers; the others are refused by the server, too. */
export const offeredRelationships = relationships.filter((item) => item !== 'family' && item !== 'friend');

/** One of {@link relationships}. */
export type Relationship = (typeof relationships)[number];

/** A person who can vouch for the driver. */
export interface Reference {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly company: string;
  readonly relationship: Relationship | null;
}

/** The initial values of the form. */
export const emptyReference: Readonly<Reference> = { name: '', phone: '', email: '', company: '', relationship: null };

/** All problems of one reference; a phone number that another reference or the driver has is one of them. */
export function checkReference(
  reference: Reference,
  others: readonly Reference[],
  ownPhone: string | null,
): FieldIssue[] {
  const { name, phone, email, relationship } = reference;
  const issues: FieldIssue[] = [];
  if (name === '') issues.push({ field: 'name', code: 'required' });
  if (phone === '') issues.push({ field: 'phone', code: 'required' });
  else if (!isPhone(phone)) issues.push({ field: 'phone', code: 'phone-not-valid' });
  else if (ownPhone !== null && storedPhone(phone) === storedPhone(ownPhone)) {
    issues.push({ field: 'phone', code: 'reference-is-you' });
  } else if (others.some((other) => storedPhone(other.phone) === storedPhone(phone))) {
    issues.push({ field: 'phone', code: 'reference-named-twice' });
  }
  if (email !== '' && !isEmail(email)) issues.push({ field: 'email', code: 'email-not-valid' });
  if (relationship === null) issues.push({ field: 'relationship', code: 'required' });
  if (relationship === 'family' || relationship === 'friend') {
    issues.push({ field: 'relationship', code: 'reference-is-family' });
  }
  return issues;
}
