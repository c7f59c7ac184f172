import type { NearestDb } from '#db/core/nearest';
import { enoughExperience, type ExperienceFacts, experienceOn } from '#domain/drivers/experience';
import type { FitResult } from '#domain/drivers/fit-facts';
import { type DriverSort, MAX_RANKED, missesOf, rankDrivers, type RankedDriver } from '#domain/drivers/ranking';
import { findLiveHires } from '../candidacies/live-hires';
import { milesOf } from '../core/geo-distance';
import { type ComparedDriver, type ComparedHit, readExperience, readHits } from './compared-drivers';
import { type DriverSearch, type FoundDriver, readFound } from './driver-search';

/** The comparison by which drivers are sorted. */
export interface Ranking {
  readonly sort: DriverSort;
  /** Leaves out drivers who fail a criterion. */
  readonly fitsOnly: boolean;
  readonly today: string;
  /**
   * The fit of a driver to the order of the search. It is also called with {@link enoughExperience} for a driver whose own has not
   * been read, and must not be better with less experience.
   */
  readonly fitOf: (driver: ComparedDriver, distanceMiles: number) => readonly FitResult[];
}

/** One page of the ranked drivers. */
export interface RankedPage {
  readonly found: readonly FoundDriver[];
  /** The number of drivers that were ranked, without those left out. */
  readonly total: number;
  /** More drivers pass the filters than are ranked. */
  readonly isCapped: boolean;
}

/**
 * One page of the nearest {@link MAX_RANKED} drivers that pass the filters, in the wanted order. The fit is a domain rule
 * that SQL does not repeat.
 */
export async function searchRanked(nearest: NearestDb, search: DriverSearch, ranking: Ranking): Promise<RankedPage> {
  const hits = await readHits(nearest, search, MAX_RANKED + 1);
  const end = search.offset + search.limit;
  const ranked = await rankHits(nearest, hits.slice(0, MAX_RANKED), { ranking, end });
  return {
    found: await readFound(nearest, search, idsOf(ranked.slice(search.offset, end))),
    total: ranked.length,
    isCapped: hits.length > MAX_RANKED,
  };
}

/** The minimum number of drivers in one read of experience; every further read has twice as many. */
const MIN_READ = 100;

interface RankedHit extends RankedDriver {
  readonly hit: ComparedHit;
  /** Whether the driver's own experience was compared. */
  readonly isFinal: boolean;
}

/**
 * The drivers, without those left out; the order before `end` is final. Until it is read, a driver's experience counts as
 * enough for every order, and reading it never improves the rank: once the page has only drivers whose experience was
 * read, nobody else can reach it.
 */
async function rankHits(
  nearest: NearestDb,
  hits: readonly ComparedHit[],
  { ranking, end }: { readonly ranking: Ranking; readonly end: number },
): Promise<readonly RankedHit[]> {
  const { sort, fitsOnly } = ranking;
  const hires = sort === 'availability' ? await findLiveHires(nearest, idsOf(hits)) : undefined;
  const compared = (hit: ComparedHit, experience?: ExperienceFacts): RankedHit =>
    compare({ hit, isHired: hires?.has(hit.driverId) === true, experience }, ranking);
  const inOrder = (drivers: readonly RankedHit[]) =>
    rankDrivers(fitsOnly ? drivers.filter(({ failed }) => failed === 0) : drivers, sort);

  const all = sort === 'experience' ? await readExperience(nearest, idsOf(hits)) : undefined;
  const needed = finalRanks(ranking, end);
  const unread = inOrder(hits.map((hit) => compared(hit, all?.get(hit.driverId))));
  const read: RankedHit[] = [];
  for (let count = Math.max(MIN_READ, needed); ; count *= 2) {
    const ranked = inOrder([...read, ...unread]);
    if (ranked.slice(0, needed).every(({ isFinal }) => isFinal)) return ranked;
    const next = unread.splice(0, count);
    const experience = await readExperience(nearest, idsOf(next));
    for (const { driverId, hit } of next) {
      const own = experience.get(driverId);
      // Drivers deleted in the meantime are left out.
      if (own !== undefined) read.push(compared(hit, own));
    }
  }
}

/** The number of ranks that depend on the drivers' own experience. */
function finalRanks({ sort, fitsOnly }: Ranking, end: number): number {
  // All drivers who fit are counted, and any driver may have the longest experience.
  if (fitsOnly || sort === 'experience') return MAX_RANKED;
  return sort === 'match' ? end : 0;
}

const idsOf = (drivers: readonly { readonly driverId: string }[]): string[] => drivers.map(({ driverId }) => driverId);

interface Compared extends Pick<RankedHit, 'hit' | 'isHired'> {
  /** Undefined until it is read. */
  readonly experience: ExperienceFacts | undefined;
}

// Field by field: with spread objects, a search takes twice as long.
function compare({ hit, isHired, experience }: Compared, { sort, today, fitOf }: Ranking): RankedHit {
  const { experienceMonths, lastDroveOn, workRecord } = experience ?? enoughExperience;
  const distanceMiles = milesOf(hit.chord);
  const driver: ComparedDriver = {
    driverId: hit.driverId,
    isReadyForDispatch: hit.isReadyForDispatch,
    proofs: { license: hit.license, isTwicExpired: hit.isTwicExpired },
    licenseClass: hit.licenseClass,
    endorsements: hit.endorsements,
    transmissions: hit.transmissions,
    shifts: hit.shifts,
    freightLevels: hit.freightLevels,
    freightTypes: hit.freightTypes,
    birthDate: hit.birthDate,
    experienceMonths,
    lastDroveOn,
    workRecord,
  };
  const { failed, near } = missesOf(fitOf(driver, distanceMiles));
  return {
    hit,
    driverId: hit.driverId,
    distanceMiles,
    isReadyForDispatch: hit.isReadyForDispatch,
    isHired,
    experienceMonths: sort === 'experience' ? experienceOn(driver, today) : experienceMonths,
    failed,
    near,
    isFinal: experience !== undefined,
  };
}
