import type { OwnVerification } from '#domain/employment-verifications/schema';

/** The driver's words about an answer: a request to correct it, or a statement that travels with it. */
export interface WordsData {
  about: 'dispute' | 'rebuttal';
  verification: Pick<OwnVerification, '_id' | 'employer' | 'carrier'>;
}
