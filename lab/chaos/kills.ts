import { setTimeout as pause } from 'node:timers/promises';
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
export async function runWithKills(baseUrl: string, run: Run): Promise<Kill[]> {
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
  const [kills] = await Promise.all([killInTurn(baseUrl, traffic, run), running]);
  return kills;
}

/** Kills each process in turn with SIGKILL while calls are in flight. The launcher restarts it. */
async function killInTurn(
  baseUrl: string,
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
    kill(victim);
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

async function isReady(baseUrl: string): Promise<boolean> {
  const response = await fetch(`${baseUrl}/readyz`, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
  return response?.ok === true;
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await pause(20);
}
