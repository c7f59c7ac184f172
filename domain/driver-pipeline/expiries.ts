import type { DocumentKind } from './tasks';

/** Proofs that end on a date. */
export const expiryKinds = ['driverLicense', 'dotMedicalCard', 'twic', 'hazmat'] as const;
/** One of {@link expiryKinds}. */
export type ExpiryKind = (typeof expiryKinds)[number];

/** Without these nobody drives; the others only end what they allow. */
export const requiredExpiries = ['driverLicense', 'dotMedicalCard'] as const satisfies readonly ExpiryKind[];
/** One of {@link requiredExpiries}. */
export type RequiredExpiry = (typeof requiredExpiries)[number];

/** No file is kept of these: operations look at the card and enter its day. */
export const enteredExpiries = ['twic', 'hazmat'] as const satisfies readonly ExpiryKind[];

/** Whether a document is a proof that ends on a date. */
export const isProofDocument = (kind: DocumentKind): kind is RequiredExpiry =>
  requiredExpiries.some((proof) => proof === kind);

/** The driver is warned so many days before. */
export const warnDaysBefore = [60, 30, 14, 7, 1] as const;

/** The last day, and the first instant after it where the driver lives. */
export interface Expiry {
  on: string;
  endsAt: string;
  /** When it was recorded: of the warnings that lay before, only the last is given. Absent in earlier releases. */
  since?: string;
}
