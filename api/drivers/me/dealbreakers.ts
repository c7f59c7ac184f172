import { storeDealbreakerAnswers } from '#db/candidacies/dealbreaker-answers';
import { checkDealbreakers, type DealbreakerAnswer, questionsToAnswer } from '#domain/candidacies/dealbreakers/rules';
import { requireNoProblem } from '#domain/problems';
import type { DriverContext } from './answer';

interface Answered {
  readonly orderId: string;
  readonly questions: readonly { readonly question: string }[];
  readonly answers: readonly DealbreakerAnswer[];
}

/**
 * Refuses an application, or the acceptance of an invitation, unless every dealbreaker question is answered with yes, and
 * stores the answers for the carrier. A retry is checked, too: the workflow does not know the questions.
 */
export async function requireDealbreakersMet(
  ctx: DriverContext,
  { orderId, questions, answers }: Answered,
): Promise<void> {
  requireNoProblem(checkDealbreakers(questions, answers));
  const { driverId } = ctx.actor;
  await storeDealbreakerAnswers(ctx.db, { orderId, driverId, questions: questionsToAnswer(questions), at: ctx.now() });
}
