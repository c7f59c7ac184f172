import type { LegalKind } from '../legal/kinds';
import { mergeValues } from '../legal/merge-values';
import type { NoticeKind } from './states';

/** The legal text of each notice; the operator imports the wording of its lawyer. */
export const letterKinds: Readonly<Record<NoticeKind, LegalKind>> = {
  preAdverse: 'pre-adverse-action-notice',
  final: 'adverse-action-notice',
  remote: 'adverse-action-notice-remote',
};

/** The summary of rights that follows the notice before the decision, and a copy of the report. */
export const RIGHTS_KIND: LegalKind = 'fcra-summary-of-rights';

/** The facts of the case in a letter, as people read them. A text names each as `{name}`. */
export interface LetterValues {
  readonly driver: string;
  readonly carrier: string;
  readonly job: string;
  readonly date: string;
  readonly agency: string;
  readonly agencyAddress: string;
  readonly agencyPhone: string;
  readonly waitDays: string;
  readonly answerBy: string;
  readonly decidedOn: string;
}

/** The text with its values; a name that is no value stays as it is. */
export const mergeLetter = (text: string, values: LetterValues): string => mergeValues(text, { ...values });
