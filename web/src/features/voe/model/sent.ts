import type { VerificationAnswer } from '#domain/employment-verifications/schema';
import type { VoeReceipt } from '../api/voe';

/** The reply as it was sent, for the confirmation. */
export interface Sent {
  receipt: VoeReceipt;
  /** Null for a reply without answers. */
  answer: VerificationAnswer | null;
}
