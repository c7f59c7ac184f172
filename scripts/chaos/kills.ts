import { setTimeout as pause } from 'node:timers/promises';

import { groupOf, type PartName } from '../lab/parts';
import { say } from '../lab/progress';
import type { Ledger } from './ledger';

/** The parts of the product, by the names the launcher gives them, each killed twice. */
const victims: readonly PartName[] = ['The API', 'The worker', 'PostgreSQL', 'Temporal'];
const ROUNDS = 2;
/** How often a run kills. */
export const allKills = victims.length * ROUNDS;
/** Kills come in mid-command: never with fewer calls than this on their way. */
const LEAST_IN_FLIGHT = 8;

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
}

/** Runs the flows, and kills each part in turn meanwhile. */
export async function underKills(baseUrl: string, { ledger, flows, answersBetween }: Run): Promise<Kill[]> {
  let isOver = false;
  const running = flows().finally(() => {
    isOver = true;
  });
  const traffic = {
    inFlight: () => ledger.inFlight(),
    answered: () => ledger.entries.length,
    isOver: () => isOver,
  };
  const [kills] = await Promise.all([killInTurn(baseUrl, traffic, answersBetween), running]);
  return kills;
}

/** Kills each part in turn with SIGKILL while calls are on their way; the launcher starts it again. */
async function killInTurn(baseUrl: string, traffic: Traffic, answersBetween: number): Promise<Kill[]> {
  const kills: Kill[] = [];
  for (let turn = 0; turn < allKills && !traffic.isOver(); turn += 1) {
    const victim = victims[turn % victims.length] ?? 'The API';
    const enough = traffic.answered() + answersBetween;
    await until(() => traffic.isOver() || (traffic.answered() >= enough && traffic.inFlight() >= LEAST_IN_FLIGHT));
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
