import { concurrently } from '../core/concurrently';
import { printFigures } from '../core/figures';
import type { Pairing } from '../core/hiring-steps';
import type { Lab } from '../core/lab';
import { logProgress } from '../core/progress';
import { seedWorld } from '../core/seed';
import { worldSeeds } from '../core/seeds';
import { findDuplicated, findInconsistencies, findLost } from './hiring-findings';
import { Ledger } from './ledger';
import { type RaceKind, raceKinds, type RaceResult, runRace } from './race';
import { raceFigures } from './race-figures';
import { findLeftovers, findUnfair } from './race-findings';
import { prepareRaces } from './race-setup';
import { untilNone } from './until-none';

export interface RacesSize {
  /** Drivers in the world; about a fifth of them can be hired. */
  readonly world: number;
  /** Races of each kind, and how many of them concurrently. */
  readonly races: number;
  readonly concurrency: number;
  /** Minimum races of each kind that each side wins, in percent: if one side always wins, the two do not race. */
  readonly leastWinsPercent: number;
}

/** Commands in progress while the contenders are brought to their interviews. */
const PREPARED_AT_A_TIME = 12;

/**
 * Two carriers hire one driver, and two drivers are hired for one seat, at nearly the same moment, again and again. Then
 * compares the responses with workflows and rows.
 */
export async function chaosRaces(lab: Lab, size: RacesSize): Promise<void> {
  logProgress('seeding a world');
  await seedWorld({
    drivers: size.world,
    carriers: 4,
    orders: 0,
    startPipelines: false,
    seed: worldSeeds.chaosRaces,
    add: lab.isShared,
  });
  logProgress('bringing all contenders to their interviews');
  const races = await prepareRaces(lab, size.races, PREPARED_AT_A_TIME);
  const ledger = new Ledger<Pairing>();
  const results: RaceResult[] = [];
  logProgress(`running ${String(races.length)} races`);
  await concurrently(races, size.concurrency, async (race) => {
    results.push(await runRace(lab.baseUrl, race, ledger));
  });
  await verify(lab, { results, ledger, size });
}

interface Finished {
  readonly results: readonly RaceResult[];
  readonly ledger: Ledger<Pairing>;
  readonly size: RacesSize;
}

async function verify(lab: Lab, { results, ledger, size }: Finished): Promise<void> {
  logProgress('comparing responses with workflows and rows');
  const pairings = results.flatMap(({ contenders }) => contenders.map(({ pairing }) => pairing));
  const unfair = findUnfair(results);
  const compared = await untilNone(async () => ({
    leftBehind: await findLeftovers(lab, results),
    lost: await findLost(lab, ledger.entries),
    duplicated: await findDuplicated(lab.db, pairings),
    disagreeing: await findInconsistencies(lab, pairings),
  }));
  const found = [...unfair, ...Object.values(compared).flat()];
  for (const finding of found) logProgress(finding);
  const figures = raceKinds.map((kind) => raceFigures(kind, results));
  printFigures(
    figures.map(({ refusals, ...row }) => ({ ...row, ...refusals })),
    {
      chaos: 'races',
      ...Object.fromEntries(figures.map(({ kind, ...rest }): [RaceKind, object] => [kind, rest])),
      unfair: unfair.length,
      leftBehind: compared.leftBehind.length,
      lost: compared.lost.length,
      duplicated: compared.duplicated.length,
      disagreeing: compared.disagreeing.length,
    },
  );
  const isRace = figures.every(({ races, firstWins, secondWins }) => {
    return Math.min(firstWins, secondWins) * 100 >= races * size.leastWinsPercent;
  });
  if (!isRace) logProgress('one side won nearly all races, so the two did not race');
  if (found.length > 0 || !isRace) process.exitCode = 1;
}
