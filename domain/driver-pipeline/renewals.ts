import { DAY_MS } from '../shared/durations';
import { type ExpiryKind, expiryKinds, requiredExpiries, warnDaysBefore } from './expiries';
import type { DriverPipelineState } from './state';
import { type DocumentKind, isUnderReview } from './tasks';

/** A credential that expires soon or has expired, with the state of its renewal. */
export interface Renewal {
  readonly proof: ExpiryKind;
  /** The last valid day. */
  readonly on: string;
  /** 0 on the last valid day, negative after it. */
  readonly daysLeft: number;
  readonly isExpired: boolean;
  /** A new file was uploaded and is not reviewed yet. */
  readonly isUnderReview: boolean;
  /** The new file was rejected, so another one is needed; the credential itself stays valid until its last day. */
  readonly isRejected: boolean;
  /** The document that renews the credential; null if operations enter the date. */
  readonly document: DocumentKind | null;
}

// A hazmat endorsement is printed on the license; no file of a TWIC card is stored.
const documentOf: Readonly<Record<ExpiryKind, DocumentKind | null>> = {
  driverLicense: 'driverLicense',
  dotMedicalCard: 'dotMedicalCard',
  twic: null,
  hazmat: 'driverLicense',
};

/** Renewals begin with the first warning (docs/state-machines.md#expirations). */
const FIRST_WARNING_MS = Math.max(...warnDaysBefore) * DAY_MS;

/** The credentials that a driver must renew now, earliest expiration first. */
export const renewalsOf = (state: DriverPipelineState, now: number): Renewal[] =>
  expiryKinds
    .flatMap((proof): Renewal[] => {
      const expiry = state.expiries[proof];
      if (expiry === undefined) return [];
      const leftMs = Date.parse(expiry.endsAt) - now;
      const document = documentOf[proof];
      if (leftMs > FIRST_WARNING_MS) return [];
      return [
        {
          proof,
          on: expiry.on,
          daysLeft: Math.ceil(leftMs / DAY_MS) - 1,
          isExpired: leftMs <= 0,
          isUnderReview: document !== null && isUnderReview(state.documents[document].status),
          isRejected: document !== null && state.documents[document].status === 'rejected',
          document,
        },
      ];
    })
    .sort((one, other) => one.on.localeCompare(other.on));

/** Whether the driver has done all that ends a ban on driving: each expired document has a new one that is under review. */
export function areRenewalsUnderReview(state: DriverPipelineState, now: number): boolean {
  const required: readonly ExpiryKind[] = requiredExpiries;
  const expired = renewalsOf(state, now).filter(({ proof, isExpired }) => isExpired && required.includes(proof));
  return expired.length > 0 && expired.every(({ isUnderReview: isSent }) => isSent);
}
