import { newId } from '#platform/ids';

import { insist } from '../lab/calls';
import { hiringCalls, hiringSteps, pair, type Pairing } from '../lab/hiring-steps';
import type { Lab } from '../lab/lab';
import { makeOrders } from '../lab/orders';
import { inParallel } from '../lab/parallel';
import { findFreeDrivers, findStaff, type Staff } from '../lab/people';
import { say } from '../lab/progress';
import { seedWorld } from '../lab/seed';
import { findDisagreeing, findDuplicated, findLost, workflowIdOf } from './hiring-findings';
import { underKills, type Kill } from './kills';
import { isAccepted, Ledger } from './ledger';
import { pronounce } from './verdict';

const FLOWS = 200;
const WIDTH = 20;
const SEATS = 10;
/** Eight kills spread over a thousand commands. */
const ANSWERS_BETWEEN_KILLS = 90;

/**
 * Runs 200 hires while API, worker, PostgreSQL and Temporal are killed twice each in mid-command; callers repeat under
 * their key until they are answered. Then compares what they were told with what workflows and rows know.
 */
export async function chaosHiring(lab: Lab): Promise<void> {
  say('making a world');
  await seedWorld({ drivers: 1200, carriers: 2, orders: 0, seed: 5 });
  const staff = await findStaff(lab.db);
  const orders = await makeOrders(lab.baseUrl, staff, { count: FLOWS / SEATS, seats: SEATS });
  const pairings = pair(orders, await findFreeDrivers(lab.db, FLOWS));
  const ledger = new Ledger<Pairing>();
  const flows = () => inParallel(pairings, WIDTH, (pairing) => hireOne(lab, staff, { pairing, ledger }));
  const kills = await underKills(lab.baseUrl, { ledger, flows, answersBetween: ANSWERS_BETWEEN_KILLS });
  await judge(lab, { pairings, ledger, kills });
}

async function hireOne(
  { baseUrl }: Lab,
  staff: Staff,
  { pairing, ledger }: { pairing: Pairing; ledger: Ledger<Pairing> },
): Promise<void> {
  for (const [index, call] of hiringCalls(staff, pairing).entries()) {
    const repeated = insist(baseUrl, { ...call, key: newId() }).then(({ status, body, tries }) => ({
      status,
      tries,
      seq: typeof body['seq'] === 'number' ? body['seq'] : undefined,
    }));
    const entry = await ledger.write({ subject: pairing, step: hiringSteps[index] ?? '' }, repeated);
    if (!isAccepted(entry)) return;
  }
}

async function judge(
  lab: Lab,
  { pairings, ledger, kills }: { pairings: readonly Pairing[]; ledger: Ledger<Pairing>; kills: readonly Kill[] },
): Promise<void> {
  say('comparing what was answered with what is known');
  const lost = await findLost(lab, ledger.entries);
  const duplicated = await findDuplicated(lab.db, pairings);
  const disagreeing = await findDisagreeing(lab, pairings);
  const refused = ledger.entries
    .filter((entry) => !isAccepted(entry))
    .map(({ subject, step, status }) => `${workflowIdOf(subject)}: ${step} was refused with ${String(status)}`);
  pronounce({ chaos: 'hiring', flows: pairings.length, ledger, kills }, { refused, lost, duplicated, disagreeing });
}
