import type { CandidacyState } from '#domain/candidacies/state';
import { ProblemError } from '#domain/problems';
import type { Transaction } from '../core/handle';
import { readScorecardForm } from './scorecard-store';

/** Refuses a hire without a scorecard of its interview, if the carrier requires one. */
export async function requireScorecard(trx: Transaction, { organizationId, interview }: CandidacyState): Promise<void> {
  const { isRequired } = await readScorecardForm(trx, organizationId);
  if (!isRequired) return;
  const filled =
    interview === null
      ? undefined
      : await trx('interview_scorecards').where({ interview_id: interview.interviewId }).first('id');
  if (filled === undefined) throw new ProblemError('scorecard-missing');
}
