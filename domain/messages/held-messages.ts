import type { AccountTemplate } from './account-messages';

/**
 * Messages that people of a deactivated carrier get right away: about their own account and sign-in, about the
 * deactivation, and about invoices, which stay due. All others would ask people who cannot sign in to act, so they wait until the carrier is active again
 * (docs/decisions/086-messages-wait-for-a-deactivated-carrier.md).
 */
export const sentToDeactivated: readonly AccountTemplate[] = [
  'confirm-email',
  'already-registered',
  'recover-password',
  'password-changed',
  'change-email',
  'address-in-use',
  'email-changed',
  'phone-changed',
  'phone-moved',
  'network-linked',
  'network-unlinked',
  'session-stolen',
  'invitation',
  'invited-elsewhere',
  'code',
  'carrier-received',
  'carrier-deactivated',
  'carrier-reactivated',
  'call-booked',
  'call-cancelled',
  'invoice-issued',
  'invoice-reminder',
  'payment-received',
  'payment-failed',
  'invoice-voided',
  'invoice-credited',
  'invoice-written-off',
  'purchase-credited',
  'credit-refunded',
  'refund-returned',
];

/** A message that has waited this long for the reactivation of its carrier is no news any more: it is not sent. */
export const HELD_DAYS = 30;
