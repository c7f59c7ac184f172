import { newId } from '#platform/ids';
import { sendUntilResponse } from '../core/calls';
import { concurrently } from '../core/concurrently';
import { hiringCalls, hiringSteps, pair, type Pairing } from '../core/hiring-steps';
import type { Lab } from '../core/lab';
import { makeOrders } from '../core/orders';
import { findFreeDrivers, findStaff, type Staff } from '../core/people';
import { logProgress } from '../core/progress';
import { seedWorld } from '../core/seed';
import { worldSeeds } from '../core/seeds';
import { findDuplicated, findInconsistencies, findLost, findWrongSignals, workflowIdOf } from './hiring-findings';
import { type Aim, type Intensity, type Kill, runWithKills } from './kills';
import { isAccepted, Ledger } from './ledger';
import { untilNone } from './until-none';
import { reportVerdict } from './verdict';

const SEATS = 10;

/** Each process is killed in the window where its end leaves half of a command. */
const aims: readonly Aim[] = [
  { victim: 'The API', window: 'answered' },
  { victim: 'The worker', window: 'guarded' },
  { victim: 'PostgreSQL', window: 'answered' },
  { victim: 'Temporal', window: 'guarded' },
  { victim: 'The worker', window: 'enqueued' },
];

export interface HiringChaosSize extends Intensity {
  /** Drivers in the world; about a fifth of them can be hired. */
  readonly world: number;
  /** Drivers to hire, and how many of them concurrently. */
  readonly drivers: number;
  readonly concurrency: number;
  /** Number of responses between kills, so that kills are spread across all commands. */
  readonly responsesBetweenKills: number;
}

/**
 * Runs hires while API, worker, PostgreSQL and Temporal are killed in turn, mid-command. Callers retry under their
 * idempotency key until they get a response. Then compares the responses with workflows and rows.
 */
export async function chaosHiring(lab: Lab, size: HiringChaosSize): Promise<void> {
  logProgress('seeding a world');
  await seedWorld({
    drivers: size.world,
    carriers: 2,
    orders: 0,
    startPipelines: false,
    seed: worldSeeds.chaosHiring,
    add: lab.isShared,
  });
  const staff = await findStaff(lab.db);
  const orders = await makeOrders(lab.baseUrl, staff, { count: Math.ceil(size.drivers / SEATS), seats: SEATS });
  const pairings = pair(orders, await findFreeDrivers(lab.db, size.drivers));
  const ledger = new Ledger<Pairing>();
  const flows = () => concurrently(pairings, size.concurrency, (pairing) => hireOne(lab, staff, { pairing, ledger }));
  const kills = await runWithKills(lab, {
    ledger,
    flows,
    responsesBetweenKills: size.responsesBetweenKills,
    intensity: size,
    aims,
  });
  await verify(lab, { pairings, ledger, kills, intensity: size });
}

async function hireOne(
  { baseUrl }: Lab,
  staff: Staff,
  { pairing, ledger }: { pairing: Pairing; ledger: Ledger<Pairing> },
): Promise<void> {
  for (const [index, call] of hiringCalls(staff, pairing).entries()) {
    const response = sendUntilResponse(baseUrl, { ...call, key: newId() }).then(({ status, body, attempts }) => ({
      status,
      attempts,
      seq: typeof body['seq'] === 'number' ? body['seq'] : undefined,
      code: typeof body['code'] === 'string' ? body['code'] : undefined,
    }));
    const entry = await ledger.write({ subject: pairing, step: hiringSteps[index] ?? '' }, response);
    if (!isAccepted(entry)) return;
  }
}

async function verify(
  lab: Lab,
  { pairings, ...run }: { pairings: readonly Pairing[]; ledger: Ledger<Pairing>; kills: Kill[]; intensity: Intensity },
): Promise<void> {
  logProgress('comparing responses with workflows and rows');
  const { ledger } = run;
  const compared = await untilNone(async () => ({
    lost: [...(await findLost(lab, ledger.entries)), ...(await findWrongSignals(lab.db, pairings))],
    duplicated: await findDuplicated(lab.db, pairings),
    disagreeing: await findInconsistencies(lab, pairings),
  }));
  const refused = ledger.entries
    .filter((entry) => !isAccepted(entry))
    .map(
      ({ subject, step, status, code = '' }) =>
        `${workflowIdOf(subject)}: ${step} was refused with ${String(status)} ${code}`,
    );
  reportVerdict({ chaos: 'hiring', flows: pairings.length, aims, ...run }, { refused, ...compared });
}
