import { claimDriver, releaseClaim } from '#db/candidacies/driver-hires';
import type { Db } from '#db/core/handle';
import type { CandidacyActivities } from '#domain/candidacies/activities';
import { convertingRefusals } from '#platform/temporal-refusals';

export function createDriverHires({ db }: { readonly db: Db }) {
  return {
    claimDriver: (input) => convertingRefusals(() => claimDriver(db, input)),
    releaseDriver: (input) => releaseClaim(db, input),
  } satisfies Pick<CandidacyActivities, 'claimDriver' | 'releaseDriver'>;
}
