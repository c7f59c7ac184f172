import type { Db } from '#db/core/handle';
import { storeStatement } from '#db/requirements/stated-fact-store';
import type { StatedFacts } from '#domain/requirements/sources/stated-facts';
import { newId } from '#platform/ids';
import { lightJob } from './light-job';

/** A person enters facts about the driver. */
export const aStatement = (
  db: Db,
  driverId: string,
  { by, facts }: { readonly by: string; readonly facts: StatedFacts },
): Promise<void> =>
  db.transaction((trx) =>
    storeStatement(trx, {
      ...{ id: newId(), driver_id: driverId, valid_from: '2026-01-01' },
      ...{ stated_by: by, stated_at: new Date().toISOString(), facts },
    }),
  );

/** Completes the driver's files: a person enters that the job is one of a small truck. */
export const aCompleteFile = (db: Db, driverId: string, by: string): Promise<void> =>
  aStatement(db, driverId, { by, facts: lightJob });
