import { newId } from '#platform/ids';

import { insist } from '../lab/calls';
import { printFigures } from '../lab/figures';
import { hiringCalls, hiringSteps, pair, type Pairing } from '../lab/hiring-steps';
import { withLab, type Lab } from '../lab/lab';
import { makeOrders } from '../lab/orders';
import { inParallel } from '../lab/parallel';
import { findFreeDrivers, findStaff, type Staff } from '../lab/people';
import { say } from '../lab/progress';
import { seedWorld } from '../lab/seed';
import { findDisagreeing, findDuplicated, findLost } from './findings';
import { killInTurn, type Kill } from './kills';
import { isAccepted, Ledger } from './ledger';

const FLOWS = 200;
const WIDTH = 20;
const SEATS = 10;
/** Eight kills spread over a thousand commands. */
const ANSWERS_BETWEEN_KILLS = 90;
const LEAST_IN_FLIGHT_AT_KILLS = 50;

/**
 * Runs 200 hires while API, worker, PostgreSQL and Temporal are killed twice each in mid-command; callers repeat under
 * their key until they are answered. Then compares what they were told with what workflows and rows know.
 */
async function chaosHiring(lab: Lab): Promise<void> {
  say('making a world');
  await seedWorld({ drivers: 1200, carriers: 2, orders: 0, seed: 5 });
  const staff = await findStaff(lab.db);
  const orders = await makeOrders(lab.baseUrl, staff, { count: FLOWS / SEATS, seats: SEATS });
  const pairings = pair(orders, await findFreeDrivers(lab.db, FLOWS));
  const ledger = new Ledger();
  let isOver = false;
  const flows = inParallel(pairings, WIDTH, (pairing) => hireOne(lab, staff, { pairing, ledger })).finally(() => {
    isOver = true;
  });
  const traffic = {
    inFlight: () => ledger.inFlight(),
    answered: () => ledger.entries.length,
    isOver: () => isOver,
  };
  const [kills] = await Promise.all([killInTurn(lab.baseUrl, traffic, ANSWERS_BETWEEN_KILLS), flows]);
  await judge(lab, { pairings, ledger, kills });
}

async function hireOne(
  { baseUrl }: Lab,
  staff: Staff,
  { pairing, ledger }: { pairing: Pairing; ledger: Ledger },
): Promise<void> {
  for (const [index, call] of hiringCalls(staff, pairing).entries()) {
    const repeated = insist(baseUrl, { ...call, key: newId() }).then(({ status, body, tries }) => ({
      status,
      tries,
      seq: typeof body['seq'] === 'number' ? body['seq'] : undefined,
    }));
    const entry = await ledger.write({ pairing, step: hiringSteps[index] ?? '' }, repeated);
    if (!isAccepted(entry)) return say(`${entry.step} was refused with ${String(entry.status)}`);
  }
}

async function judge(
  lab: Lab,
  { pairings, ledger, kills }: { pairings: readonly Pairing[]; ledger: Ledger; kills: readonly Kill[] },
): Promise<void> {
  say('comparing what was answered with what is known');
  const lost = await findLost(lab, ledger.entries);
  const duplicated = await findDuplicated(lab.db, pairings);
  const disagreeing = await findDisagreeing(lab, pairings);
  for (const finding of [...lost, ...duplicated, ...disagreeing]) say(finding);
  const inFlightAtKills = kills.reduce((sum, { inFlight }) => sum + inFlight, 0);
  const refused = ledger.entries.filter((entry) => !isAccepted(entry)).length;
  const figures = {
    chaos: 'hiring',
    flows: pairings.length,
    commands: ledger.entries.length,
    repeated: ledger.entries.filter(({ tries }) => tries > 1).length,
    refused,
    kills: kills.length,
    inFlightAtKills,
    lost: lost.length,
    duplicated: duplicated.length,
    disagreeing: disagreeing.length,
  };
  printFigures(kills, figures);
  const isClean = lost.length + duplicated.length + disagreeing.length + refused === 0;
  if (!isClean || inFlightAtKills < LEAST_IN_FLIGHT_AT_KILLS || kills.length < 8) process.exitCode = 1;
}

async function main(): Promise<void> {
  if (process.argv[2] !== 'hiring') throw new Error('Say which run: hiring');
  await withLab(chaosHiring);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
