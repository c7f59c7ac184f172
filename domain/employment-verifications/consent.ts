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

/** The texts that the driver signs for a verification: also the release of testing records, where they are asked about. */
export const consentTexts = (questions: TestingQuestions): readonly ('voe-consent' | 'dot-drug-and-alcohol')[] =>
  includesTesting(questions) ? ['voe-consent', 'dot-drug-and-alcohol'] : ['voe-consent'];
