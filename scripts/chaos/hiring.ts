import { newId } from '#platform/ids';

import { sendUntilAnswered } from '../lab/calls';
import { hiringCalls, hiringSteps, pair, type Pairing } from '../lab/hiring-steps';
import type { Lab } from '../lab/lab';
import { makeOrders } from '../lab/orders';
import { inParallel } from '../lab/parallel';
import { findFreeDrivers, findStaff, type Staff } from '../lab/people';
import { say } from '../lab/progress';
import { seedWorld } from '../lab/seed';
import { findDisagreeing, findDuplicated, findLost, workflowIdOf } from './hiring-findings';
import { runWithKills, type Intensity, type Kill } from './kills';
import { isAccepted, Ledger } from './ledger';
import { reportVerdict } from './verdict';

const SEATS = 10;

export interface HiringChaosSize extends Intensity {
  /** Drivers in the world; about a fifth of them can be hired. */
  readonly world: number;
  /** Drivers to hire, and how many of them concurrently. */
  readonly drivers: number;
  readonly width: number;
  /** Number of answers between kills, so that kills are spread over all commands. */
  readonly answersBetween: number;
}

/**
 * Runs hires while API, worker, PostgreSQL and Temporal are killed in turn, mid-command. Callers retry under their
 * idempotency key until they are answered. Then compares the answers with workflows and rows.
 */
export async function chaosHiring(lab: Lab, size: HiringChaosSize): Promise<void> {
  say('seeding a world');
  await seedWorld({ drivers: size.world, carriers: 2, orders: 0, asleep: true, seed: 5, add: lab.isShared });
  const staff = await findStaff(lab.db);
  const orders = await makeOrders(lab.baseUrl, staff, { count: Math.ceil(size.drivers / SEATS), seats: SEATS });
  const pairings = pair(orders, await findFreeDrivers(lab.db, size.drivers));
  const ledger = new Ledger<Pairing>();
  const flows = () => inParallel(pairings, size.width, (pairing) => hireOne(lab, staff, { pairing, ledger }));
  const kills = await runWithKills(lab.baseUrl, {
    ledger,
    flows,
    answersBetween: size.answersBetween,
    intensity: size,
  });
  await verify(lab, { pairings, ledger, kills, intensity: size });
}

async function hireOne(
  { baseUrl }: Lab,
  staff: Staff,
  { pairing, ledger }: { pairing: Pairing; ledger: Ledger<Pairing> },
): Promise<void> {
  for (const [index, call] of hiringCalls(staff, pairing).entries()) {
    const repeated = sendUntilAnswered(baseUrl, { ...call, key: newId() }).then(({ status, body, tries }) => ({
      status,
      tries,
      seq: typeof body['seq'] === 'number' ? body['seq'] : undefined,
    }));
    const entry = await ledger.write({ subject: pairing, step: hiringSteps[index] ?? '' }, repeated);
    if (!isAccepted(entry)) return;
  }
}

async function verify(
  lab: Lab,
  { pairings, ...run }: { pairings: readonly Pairing[]; ledger: Ledger<Pairing>; kills: Kill[]; intensity: Intensity },
): Promise<void> {
  say('comparing answers with workflows and rows');
  const { ledger } = run;
  const lost = await findLost(lab, ledger.entries);
  const duplicated = await findDuplicated(lab.db, pairings);
  const disagreeing = await findDisagreeing(lab, pairings);
  const refused = ledger.entries
    .filter((entry) => !isAccepted(entry))
    .map(({ subject, step, status }) => `${workflowIdOf(subject)}: ${step} was refused with ${String(status)}`);
  reportVerdict({ chaos: 'hiring', flows: pairings.length, ...run }, { refused, lost, duplicated, disagreeing });
}
