import type { OwnVerification } from '#domain/employment-verifications/schema';

/** The driver's words: "not now" to a consent, a request to correct an answer, or a statement that travels with it. */
export interface WordsData {
  about: 'postpone' | 'dispute' | 'rebuttal';
  verification: Pick<OwnVerification, '_id' | 'employer' | 'carrier' | 'round'>;
}
