import { holdSlot, restoreSlot } from '#db/candidacies/interviews';
import type { Db } from '#db/core/handle';
import type { CandidacyActivities } from '#domain/candidacies/activities';
import { convertRefusals } from '#platform/temporal-refusals';

export function createInterviewSlots({ db }: { readonly db: Db }) {
  return {
    holdInterviewSlot: (input) => convertRefusals(() => holdSlot(db, input)),
    restoreInterviewSlot: ({ interviewId, interview }) => restoreSlot(db, interviewId, interview),
  } satisfies Pick<CandidacyActivities, 'holdInterviewSlot' | 'restoreInterviewSlot'>;
}
