import type { NearestDb } from '#db/core/nearest';
import type { DriverSearch } from '#db/drivers/driver-search';
import { searchRanked } from '#db/drivers/ranked-search';
import { fitOf } from '#domain/drivers/fit';
import type { OrderRequirements } from '#domain/drivers/fit-facts';
import { DAYS_PER_MONTH } from '#domain/drivers/work-record';
import { utcDate } from '#domain/shared/zoned-time';
import { median } from '../core/figures';
import { compareQueries, statement, type Times } from './compare-queries';
import { bindingsOf } from './search-baseline';

const MONTH_SECONDS = DAYS_PER_MONTH * 86_400;

/** An order that makes every comparison necessary; the hand-written statement has the same demands. */
const order: OrderRequirements = {
  driverClass: 'driverLicenseClassA',
  orderAssignmentType: 'local',
  endorsements: ['T'],
  equipmentTransmission: ['automatic', 'manual'],
  isInterstate: true,
  scheduleType: 'SHIFT_TYPE',
  shiftType: 'Night',
  freightLevel: 'no-touch',
  equipment: ['Dry Van', 'Reefer'],
  matchCriteria: {
    minAge: 23,
    minExperienceInSeconds: 24 * MONTH_SECONDS,
    experienceWindowInSeconds: 36 * MONTH_SECONDS,
  },
};

const handWritten = statement('driver-match.sql');

/** The times, and the median of the drivers that a search compares. */
export interface MatchTimes extends Times {
  readonly compared: number;
}

/** Times the search sorted by match against the hand-written statement, after a check that both find the same drivers. */
export async function measureMatch(
  nearest: NearestDb,
  runs: { readonly samples: readonly DriverSearch[]; readonly rounds: number },
): Promise<MatchTimes> {
  const today = utcDate(new Date());
  const ranking = {
    sort: 'match',
    fitsOnly: false,
    today,
    fitOf: (driver, distanceMiles) =>
      fitOf({ driver, proofs: driver.proofs, order, criteria: null, distanceMiles, today }),
  } satisfies Parameters<typeof searchRanked>[2];
  const compared: number[] = [];
  const times = await compareQueries(nearest, runs, {
    model: async (_, sample) => {
      const { found, total } = await searchRanked(nearest, sample, ranking);
      compared.push(total);
      return found.map(({ driverId }) => driverId);
    },
    handWritten: (db, sample) => handWritten(db, { ...bindingsOf(sample), today }),
  });
  return { ...times, compared: median(compared) };
}
