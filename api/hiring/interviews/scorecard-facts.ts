import type { Db } from '#db/core/handle';
import { countScorecards, readScorecardForm } from '#db/scorecards/scorecard-store';
import type { CandidacyState } from '#domain/candidacies/state';
import { scoredInterview } from '#domain/candidacies/state-table';

/** The scorecards of these candidates' interviews, and whether the carrier requires one before a hire. */
export async function readScorecardFacts(db: Db, organizationId: string, states: readonly CandidacyState[]) {
  const ids = states.flatMap((state) => scoredInterview(state)?.interviewId ?? []);
  if (ids.length === 0) return { counts: new Map<string, number>(), areRequired: false };
  const [counts, { isRequired }] = await Promise.all([countScorecards(db, ids), readScorecardForm(db, organizationId)]);
  return { counts, areRequired: isRequired };
}
