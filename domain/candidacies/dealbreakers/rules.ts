import type { Problem } from '../../problems';

/** A driver's answer to one of the carrier's dealbreaker questions. */
export interface DealbreakerAnswer {
  readonly question: string;
  readonly answer: boolean;
}

interface Question {
  readonly question: string;
}

/** The questions of an order that a driver answers before applying; an order may store an empty one. */
export const questionsToAnswer = (questions: readonly Question[]): string[] =>
  questions.map(({ question }) => question).filter((question) => question !== '');

/**
 * Why the driver may not apply, or accept an invitation, with these answers; undefined if every question of the order is
 * answered with yes. Answers to questions that the order no longer has are ignored.
 */
export function checkDealbreakers(
  questions: readonly Question[],
  answers: readonly DealbreakerAnswer[],
): Problem | undefined {
  const answerTo = new Map(answers.map(({ question, answer }) => [question, answer]));
  const required = questionsToAnswer(questions);
  if (required.some((question) => !answerTo.has(question))) return { code: 'dealbreaker-not-answered' };
  const refused = required.find((question) => answerTo.get(question) === false);
  return refused === undefined ? undefined : { code: 'dealbreaker-not-met', params: { question: refused } };
}
