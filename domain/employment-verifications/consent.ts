import type { LegalKind } from '../legal/kinds';
import { includesTesting, type TestingQuestions } from './questions';

/** A text of a consent, as the driver read and signed it. */
export interface SignedText {
  readonly id: string;
  readonly kind: LegalKind;
  readonly version: string;
  readonly language: string;
  readonly sha256: string;
  readonly openedAt: string;
  readonly endReachedAt: string;
}

/** The texts of a verification: each names one carrier and one past employer. Those of the compliance check name neither. */
export type VerificationTextKind = 'verification-consent' | 'verification-testing-release';
/** Whether a driver signs texts of this kind for a verification. */
export const isVerificationText = (kind: LegalKind): kind is VerificationTextKind =>
  kind === 'verification-consent' || kind === 'verification-testing-release';

/** The texts that the driver signs for a verification: also the release of testing records, where they are asked about. */
export const consentTexts = (questions: TestingQuestions): readonly VerificationTextKind[] =>
  includesTesting(questions) ? ['verification-consent', 'verification-testing-release'] : ['verification-consent'];
