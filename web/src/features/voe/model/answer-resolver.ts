import type { Resolver } from 'react-hook-form';
import {
  checkAnswer,
  respondentIssues,
  signatureIssues,
  type VerificationIssue,
} from '#domain/employment-verifications/check-answer';
import type { VerificationAnswer, VoeForm } from '#domain/employment-verifications/schema';
import { MAX_PEOPLE } from '#domain/employment-verifications/terms';
import type { FieldIssue } from '#web/shared/form/rule-resolver';
import { byRule } from '#web/shared/form/rule-resolver';
import { today } from '#web/shared/form/today';
import type { AnswerValues, ReplyValues } from './form-values';
import { sentAnswer } from './form-values';

const asFields = (issues: readonly VerificationIssue[]) =>
  issues.map(({ pointer, code }) => ({ field: pointer.slice(1), code }));

const isNumberOfPeople = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= MAX_PEOPLE;

/** The numbers of people that an accident cannot have. */
const peopleIssues = ({ accidents }: VerificationAnswer, code: string): FieldIssue[] =>
  accidents.flatMap((accident, index) =>
    (['injuries', 'fatalities'] as const)
      .filter((name) => !isNumberOfPeople(accident[name]))
      .map((name) => ({ field: `answer/accidents/${String(index)}/${name}`, code })),
  );

/**
 * The API's rules for an answer, so that everything that is missing or not possible is named before it is sent.
 * `peopleProblem` is the text at a number of people that is not possible.
 */
export const answerResolver = (
  { questions }: Pick<VoeForm, 'questions'>,
  peopleProblem: string,
): Resolver<AnswerValues> =>
  byRule((values) => {
    const answer = sentAnswer(values.answer);
    return [
      ...asFields([...checkAnswer(answer, { questions, today: today() }), ...signatureIssues(values)]),
      ...(answer.wasEmployed === true ? peopleIssues(answer, peopleProblem) : []),
    ];
  });

const replyIssues = ({ respondent, ...values }: ReplyValues) =>
  asFields([...respondentIssues(respondent, '/respondent'), ...signatureIssues(values)]);

const isEmpty = ({ text }: ReplyValues): boolean => (text ?? '').trim() === '';

/** The rules for a reply without answers: a reason, and a remark for another reason. */
export const declineResolver: Resolver<ReplyValues> = byRule((values) => [
  ...(values.reason === null ? [{ field: 'reason', code: 'required' }] : []),
  ...(values.reason === 'other' && isEmpty(values) ? [{ field: 'text', code: 'required' }] : []),
  ...replyIssues(values),
]);

/** The rules for a refusal to correct: in the words of the past employer. */
export const refusalResolver: Resolver<ReplyValues> = byRule((values) => [
  ...(isEmpty(values) ? [{ field: 'text', code: 'required' }] : []),
  ...replyIssues(values),
]);
