import { claimDriver, releaseClaim } from '#db/candidacies/driver-hires';
import type { Db } from '#db/core/handle';
import type { CandidacyActivities } from '#domain/candidacies/activities';
import { convertRefusals } from '#platform/temporal-refusals';

export function createDriverHires({ db }: { readonly db: Db }) {
  return {
    claimDriver: (input) => convertRefusals(() => claimDriver(db, input)),
    releaseDriver: (input) => releaseClaim(db, input),
  } satisfies Pick<CandidacyActivities, 'claimDriver' | 'releaseDriver'>;
}
