import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '#db/core/handle';
import type { Lab } from '../core/lab';
import { groupOf, type PartName } from '../core/processes';
import { logProgress } from '../core/progress';
import type { Ledger } from './ledger';

/** Processes to kill, by the names that the launcher uses. */
const victims: readonly PartName[] = ['The API', 'The worker', 'PostgreSQL', 'Temporal'];

/** Minimum intensity of a run. */
export interface Intensity {
  /** Number of kills per process. */
  readonly rounds: number;
  /** Minimum calls in flight at each kill, and in total across all kills. */
  readonly inFlight: number;
  readonly inFlightAtKills: number;
}

/** Number of kills in a run. */
export const killsOf = ({ rounds }: Intensity): number => victims.length * rounds;

export interface Kill {
  readonly victim: string;
  readonly inFlight: number;
}

interface Traffic {
  /** Calls without a final response. */
  readonly inFlight: () => number;
  readonly responses: () => number;
  readonly isOver: () => boolean;
}

interface Run {
  readonly ledger: Ledger<unknown>;
  readonly flows: () => Promise<void>;
  readonly responsesBetweenKills: number;
  readonly intensity: Intensity;
}

/** Runs the flows while killing each process in turn. */
export async function runWithKills(lab: Pick<Lab, 'baseUrl' | 'db'>, run: Run): Promise<Kill[]> {
  const { ledger, flows } = run;
  let isOver = false;
  const running = flows().finally(() => {
    isOver = true;
  });
  const traffic = {
    inFlight: () => ledger.inFlight(),
    responses: () => ledger.entries.length,
    isOver: () => isOver,
  };
  const [kills] = await Promise.all([killInTurn(lab, traffic, run), running]);
  return kills;
}

/** Kills each process in turn with SIGKILL while calls are in flight. The launcher restarts it. */
async function killInTurn(
  { baseUrl, db }: Pick<Lab, 'baseUrl' | 'db'>,
  traffic: Traffic,
  { responsesBetweenKills, intensity }: Pick<Run, 'responsesBetweenKills' | 'intensity'>,
): Promise<Kill[]> {
  const kills: Kill[] = [];
  for (let turn = 0; turn < killsOf(intensity) && !traffic.isOver(); turn += 1) {
    const victim = victims[turn % victims.length] ?? 'The API';
    const enough = traffic.responses() + responsesBetweenKills;
    await until(() => traffic.isOver() || (traffic.responses() >= enough && traffic.inFlight() >= intensity.inFlight));
    if (traffic.isOver()) break;
    const inFlight = traffic.inFlight();
    if (victim === 'The API') await killBeforeProjections(db, inFlight);
    else kill(victim);
    kills.push({ victim, inFlight });
    logProgress(
      `killed ${victim} with ${String(inFlight)} calls in flight after ${String(traffic.responses())} responses`,
    );
    await until(() => isReady(baseUrl));
  }
  return kills;
}

// Kill the whole process group: PostgreSQL sessions outlive their killed parent for a while.
const kill = (victim: PartName): boolean => process.kill(-groupOf(victim), 'SIGKILL');

/** The longest time that projections are held up: shorter than the API's statement timeout. */
const HOLD_UP_MS = 1_500;

/**
 * Kills the API between Updates and their projections: a lock holds up the projections until most of the calls in flight
 * wait for it, then the API dies. The workflows must write the rows.
 */
async function killBeforeProjections(db: Db, inFlight: number): Promise<void> {
  await db.transaction(async (trx) => {
    await trx.raw('lock table candidacies, driver_pipelines in share row exclusive mode');
    const end = Date.now() + HOLD_UP_MS;
    await until(async () => Date.now() > end || (await countWaiting(trx)) * 2 > inFlight);
    logProgress(`${String(await countWaiting(trx))} projections are waiting`);
    kill('The API');
  });
}

async function countWaiting(db: Db): Promise<number> {
  const { rows } = await db.raw<{ rows: { count: number }[] }>(
    `select count(*) from pg_locks where not pg_locks.granted
     and pg_locks.relation in ('candidacies'::regclass, 'driver_pipelines'::regclass)`,
  );
  return rows[0]?.count ?? 0;
}

async function isReady(baseUrl: string): Promise<boolean> {
  const response = await fetch(`${baseUrl}/readyz`, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
  return response?.ok === true;
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await pause(20);
}
