import { DAY_MS } from '../shared/durations';
import { expiryKinds, warnDaysBefore, type ExpiryKind } from './expiries';
import type { DriverPipelineState } from './state';
import type { DocumentKind, DocumentStatus } from './tasks';

/** A proof that ends soon, or has ended, and what became of its renewal. */
export interface Renewal {
  readonly proof: ExpiryKind;
  /** Its last day. */
  readonly on: string;
  /** 0 on the last day itself, negative after it. */
  readonly daysLeft: number;
  readonly isExpired: boolean;
  /** The new one was sent and nobody has judged it yet. */
  readonly isUnderReview: boolean;
  /** The document whose new file renews it; nothing where operations enter the date. */
  readonly document: DocumentKind | null;
}

// A hazmat endorsement is printed on the licence; of a TWIC card no file is kept.
const documentOf: Readonly<Record<ExpiryKind, DocumentKind | null>> = {
  driverLicense: 'driverLicense',
  dotMedicalCard: 'dotMedicalCard',
  twic: null,
  hazmat: 'driverLicense',
};

const underReview: readonly DocumentStatus[] = ['uploaded', 'pending'];

/** The driver is asked to renew from the first warning on (docs/state-machines.md#expirations). */
const FIRST_WARNING_MS = Math.max(...warnDaysBefore) * DAY_MS;

/** What a driver must renew now, what ends first in front. */
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
          isUnderReview: document !== null && underReview.includes(state.documents[document].status),
          document,
        },
      ];
    })
    .sort((one, other) => one.on.localeCompare(other.on));
