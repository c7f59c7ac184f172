/** Kinds of entries in the audit of an account. */
export const auditKinds = [
  'signed-up',
  'confirmed',
  'signed-in',
  'sign-in-failed',
  'signed-out',
  'session-ended',
  'session-stolen',
  'password-changed',
  'password-recovered',
  'email-changed',
  'phone-changed',
  'contact-restored',
  'invited',
  'invitation-withdrawn',
  'position-changed',
  'role-changed',
  'facilities-changed',
  'lead-changed',
  'deactivated',
  'reactivated',
  'provider-linked',
  'provider-unlinked',
] as const;
/** One of {@link auditKinds}. */
export type AuditKind = (typeof auditKinds)[number];
