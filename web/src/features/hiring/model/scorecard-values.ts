import type { Recommendation, ScorecardAnswer, ScorecardForm, ScorecardQuestion } from '#domain/scorecards/schema';

/** The values of the form's fields. */
export interface ScorecardValues {
  /** By position of the question. */
  answers: string[];
  recommendation: Recommendation | '';
  note: string;
}

function textOf(value: ScorecardAnswer['value'] | undefined): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === undefined ? '' : String(value);
}

function valueOf({ kind }: ScorecardQuestion, text: string): ScorecardAnswer['value'] {
  if (kind === 'rating') return Number(text);
  return kind === 'yesNo' ? text === 'yes' : text;
}

/** The answers as texts of the form's fields, in the order of the questions. */
export const valuesOf = ({ questions }: ScorecardForm, answers: readonly ScorecardAnswer[]): string[] =>
  questions.map(({ id }) => textOf(answers.find(({ questionId }) => questionId === id)?.value));

/** The answers that were given, from the form's fields. */
export const answersOf = ({ questions }: ScorecardForm, values: readonly (string | null)[]): ScorecardAnswer[] =>
  questions.flatMap((question, index) => {
    const text = (values[index] ?? '').trim();
    return text === '' ? [] : [{ questionId: question.id, value: valueOf(question, text) }];
  });
