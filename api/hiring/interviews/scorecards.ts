import { findInterviewStart } from '#db/candidacies/interviews';
import { listScorecards, readScorecardForm, saveScorecard, type ScorecardRow } from '#db/scorecards/scorecard-store';
import type { CarrierActor } from '#domain/accounts/actor';
import { ProblemError, requireNoProblem } from '#domain/problems';
import { answersInOrder, checkAnswers } from '#domain/scorecards/rules';
import type { FillScorecard, InterviewScorecards, Scorecard } from '#domain/scorecards/schema';
import { isReached } from '#domain/shared/durations';
import type { RouteContext } from '../../http/context';
import { once } from '../../http/once';
import { getByRecord } from '../candidacies/command';

type StaffContext = RouteContext & { readonly actor: CarrierActor };

/** The scorecards of the interview's candidate, and the questions for a new one. */
export async function readScorecards(ctx: StaffContext, interviewId: string): Promise<InterviewScorecards> {
  const candidacy = await getByRecord(ctx, interviewId, 'scheduledInterview');
  const [form, rows] = await Promise.all([
    readScorecardForm(ctx.db, candidacy.organizationId),
    listScorecards(ctx.db, candidacy.id),
  ]);
  return { form, data: rows.map((row) => presentScorecard(row, ctx.actor.userId)) };
}

/** Stores the caller's scorecard of an interview that has begun; a later one replaces it. */
export async function fillScorecard(
  ctx: StaffContext,
  interviewId: string,
  filled: FillScorecard,
): Promise<InterviewScorecards> {
  const { id: candidacyId, organizationId } = await getByRecord(ctx, interviewId, 'scheduledInterview');
  const startsAt = await findInterviewStart(ctx.db, interviewId);
  if (startsAt === undefined || !isReached(startsAt, ctx.now().getTime()))
    throw new ProblemError('scorecard-too-early');
  const { userId: authorId } = ctx.actor;
  return once(ctx, async (trx) => {
    const form = await readScorecardForm(trx, organizationId);
    requireNoProblem(checkAnswers(form, filled));
    await saveScorecard(trx, {
      id: ctx.idempotency.derivedId('scorecard'),
      interviewId,
      candidacyId,
      authorId,
      questions: form.questions,
      answers: answersInOrder(form, filled.answers),
      recommendation: filled.recommendation,
      note: filled.note,
      now: ctx.now(),
    });
    const rows = await listScorecards(trx, candidacyId);
    return { form, data: rows.map((row) => presentScorecard(row, authorId)) };
  });
}

const presentScorecard = ({ id, authorId, ...row }: ScorecardRow, userId: string): Scorecard => ({
  _id: id,
  isMine: authorId === userId,
  ...row,
});
