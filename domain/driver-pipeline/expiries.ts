import { daysAfter } from '../shared/periods';
import type { DocumentKind } from './tasks';

/** Credentials with an expiration date. */
export const expiryKinds = ['driverLicense', 'dotMedicalCard', 'twic', 'hazmat'] as const;
/** One of {@link expiryKinds}. */
export type ExpiryKind = (typeof expiryKinds)[number];

/** Credentials that driving requires; the others only limit which loads a driver may haul. */
export const requiredExpiries = ['driverLicense', 'dotMedicalCard'] as const satisfies readonly ExpiryKind[];
/** One of {@link requiredExpiries}. */
export type RequiredExpiry = (typeof requiredExpiries)[number];

/** Credentials without a stored file: operations check the card and enter its date. */
export const enteredExpiries = ['twic', 'hazmat'] as const satisfies readonly ExpiryKind[];

/** Whether a document is a credential with an expiration date. */
export const isProofDocument = (kind: DocumentKind): kind is RequiredExpiry =>
  requiredExpiries.some((proof) => proof === kind);

/** Days before the expiration on which the driver is warned. */
export const warnDaysBefore = [60, 30, 14, 7, 1] as const;

/** The day from which an end counts as near: drivers are warned of it then. */
export const nearFrom = (lastDay: string | null): string | null =>
  lastDay === null ? null : daysAfter(lastDay, -warnDaysBefore[0]);

/** The last valid day, and the first instant after it in the driver's time zone. */
export interface Expiry {
  readonly on: string;
  readonly endsAt: string;
  /**
   * When it was recorded: of the warnings that were already due then, only the last is sent. Absent in states that
   * older code stored.
   */
  readonly since?: string;
}
