import { setTimeout as pause } from 'node:timers/promises';

import { groupOf, type PartName } from '../lab/parts';
import { say } from '../lab/progress';
import type { Ledger } from './ledger';

/** The parts of the product, by the names the launcher gives them. */
const victims: readonly PartName[] = ['The API', 'The worker', 'PostgreSQL', 'Temporal'];

/** How hard a run is. */
export interface Intensity {
  /** How often each part is killed. */
  readonly rounds: number;
  /** Kills come in mid-command: never with fewer calls than this on their way, nor with fewer at all of them together. */
  readonly inFlight: number;
  readonly inFlightAtKills: number;
}

/** How often a run kills. */
export const killsOf = ({ rounds }: Intensity): number => victims.length * rounds;

export interface Kill {
  readonly victim: string;
  readonly inFlight: number;
}

interface Traffic {
  /** Calls that were sent and have no final answer yet. */
  readonly inFlight: () => number;
  readonly answered: () => number;
  readonly isOver: () => boolean;
}

interface Run {
  readonly ledger: Ledger<unknown>;
  readonly flows: () => Promise<void>;
  readonly answersBetween: number;
  readonly intensity: Intensity;
}

/** Runs the flows, and kills each part in turn meanwhile. */
export async function runWithKills(baseUrl: string, run: Run): Promise<Kill[]> {
  const { ledger, flows } = run;
  let isOver = false;
  const running = flows().finally(() => {
    isOver = true;
  });
  const traffic = {
    inFlight: () => ledger.inFlight(),
    answered: () => ledger.entries.length,
    isOver: () => isOver,
  };
  const [kills] = await Promise.all([killInTurn(baseUrl, traffic, run), running]);
  return kills;
}

/** Kills each part in turn with SIGKILL while calls are on their way; the launcher starts it again. */
async function killInTurn(
  baseUrl: string,
  traffic: Traffic,
  { answersBetween, intensity }: Pick<Run, 'answersBetween' | 'intensity'>,
): Promise<Kill[]> {
  const kills: Kill[] = [];
  for (let turn = 0; turn < killsOf(intensity) && !traffic.isOver(); turn += 1) {
    const victim = victims[turn % victims.length] ?? 'The API';
    const enough = traffic.answered() + answersBetween;
    await until(() => traffic.isOver() || (traffic.answered() >= enough && traffic.inFlight() >= intensity.inFlight));
    if (traffic.isOver()) break;
    const inFlight = traffic.inFlight();
    kill(victim);
    kills.push({ victim, inFlight });
    say(`killed ${victim} with ${String(inFlight)} calls on their way, ${String(traffic.answered())} answered`);
    await until(() => isReady(baseUrl));
  }
  return kills;
}

// The whole group: a PostgreSQL whose parent alone is gone keeps its sessions for a while.
const kill = (victim: PartName): boolean => process.kill(-groupOf(victim), 'SIGKILL');

async function isReady(baseUrl: string): Promise<boolean> {
  const answer = await fetch(`${baseUrl}/readyz`, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
  return answer?.ok === true;
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await pause(20);
}
