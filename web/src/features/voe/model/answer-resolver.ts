import type { Resolver } from 'react-hook-form';
import {
  checkAnswer,
  respondentIssues,
  signatureIssues,
  type VerificationIssue,
} from '#domain/employment-verifications/check-answer';
import type { VoeForm } from '#domain/employment-verifications/schema';
import { byRule } from '#web/shared/form/rule-resolver';
import { today } from '#web/shared/form/today';
import type { AnswerValues, ReplyValues } from './form-values';
import { sentAnswer } from './form-values';

const asFields = (issues: readonly VerificationIssue[]) =>
  issues.map(({ pointer, code }) => ({ field: pointer.slice(1), code }));

/** The API's rules for an answer, so that everything that is missing is named before it is sent. */
export const answerResolver = ({ questions }: Pick<VoeForm, 'questions'>): Resolver<AnswerValues> =>
  byRule((values) =>
    asFields([...checkAnswer(sentAnswer(values.answer), { questions, today: today() }), ...signatureIssues(values)]),
  );

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
