import type { Problem } from '../problems';
import type { QuestionKind, ScorecardAnswer, ScorecardForm, ScorecardQuestion } from './schema';

const id = (last: number): string => `00000000-0000-8000-8000-${String(last).padStart(12, '0')}`;

/** The questions of a carrier that has not edited them. */
export const DEFAULT_SCORECARD: ScorecardForm = {
  version: 0,
  isRequired: false,
  questions: [
    { id: id(1), text: 'Experience with our equipment and freight', kind: 'rating', isRequired: true },
    { id: id(2), text: 'Attitude to safety', kind: 'rating', isRequired: true },
    { id: id(3), text: 'Communication', kind: 'rating', isRequired: true },
    { id: id(4), text: 'Does the schedule fit?', kind: 'yesNo', isRequired: false },
  ],
};

const isAnswerOf: Readonly<Record<QuestionKind, (value: ScorecardAnswer['value']) => boolean>> = {
  rating: (value) => typeof value === 'number',
  yesNo: (value) => typeof value === 'boolean',
  text: (value) => typeof value === 'string',
};

/** Whether the value answers the question: of its kind, and not empty. */
const answers = ({ kind }: ScorecardQuestion, value: ScorecardAnswer['value'] | undefined): boolean =>
  value !== undefined && value !== '' && isAnswerOf[kind](value);

/** Why a filled-in scorecard is refused: it answers other questions, or not all required ones. */
export function checkAnswers(
  form: ScorecardForm,
  filled: { readonly version: number; readonly answers: readonly ScorecardAnswer[] },
): Problem | undefined {
  if (filled.version !== form.version) return { code: 'scorecard-changed' };
  const values = new Map(filled.answers.map(({ questionId, value }) => [questionId, value]));
  const isComplete = form.questions.every(
    (question) => answers(question, values.get(question.id)) || (!question.isRequired && !hasValue(values, question)),
  );
  const known = new Set(form.questions.map((question) => question.id));
  return isComplete && filled.answers.every(({ questionId }) => known.has(questionId))
    ? undefined
    : { code: 'scorecard-incomplete' };
}

const hasValue = (
  values: ReadonlyMap<string, ScorecardAnswer['value']>,
  { id: questionId }: ScorecardQuestion,
): boolean => (values.get(questionId) ?? '') !== '';

/** The answers without empty texts, in the order of the questions. */
export const answersInOrder = ({ questions }: ScorecardForm, filled: readonly ScorecardAnswer[]): ScorecardAnswer[] =>
  questions.flatMap((question) => {
    const answer = filled.find(({ questionId, value }) => questionId === question.id && value !== '');
    return answer === undefined ? [] : [answer];
  });
