import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '#db/core/handle';
import type { Lab } from '../core/lab';
import { groupOf, type PartName } from '../core/processes';
import { logProgress } from '../core/progress';
import { killInWindow, type KillWindow } from './kill-windows';
import type { Ledger } from './ledger';

/** A process to kill, by the name that the launcher uses, and the window in which it must be. */
export interface Aim {
  readonly victim: PartName;
  readonly window?: KillWindow;
}

/** Minimum intensity of a run. */
export interface Intensity {
  /** Number of kills per aim. */
  readonly rounds: number;
  /** Minimum calls in flight at each kill, and in total across all kills. */
  readonly inFlight: number;
  readonly inFlightAtKills: number;
}

export interface Kill {
  readonly victim: string;
  readonly inFlight: number;
  readonly window?: KillWindow;
  /** Commands, messages or relays that were in the window. */
  readonly inWindow?: number;
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
  /** The kills of one round, in order. */
  readonly aims: readonly Aim[];
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
  { responsesBetweenKills, intensity, aims }: Pick<Run, 'responsesBetweenKills' | 'intensity' | 'aims'>,
): Promise<Kill[]> {
  const kills: Kill[] = [];
  const turns = Array.from({ length: intensity.rounds }, () => aims).flat();
  for (const aim of turns) {
    const enough = traffic.responses() + responsesBetweenKills;
    await until(() => traffic.isOver() || (traffic.responses() >= enough && traffic.inFlight() >= intensity.inFlight));
    if (traffic.isOver()) break;
    const made = await killAimed(db, traffic, aim);
    if (made === undefined) break;
    kills.push(made);
    const { victim, inFlight, window, inWindow } = made;
    logProgress(
      `killed ${victim} with ${String(inFlight)} calls in flight after ${String(traffic.responses())} responses` +
        (window === undefined ? '' : `; ${String(inWindow)} were ${window}`),
    );
    await until(() => isReady(baseUrl));
  }
  return kills;
}

const BETWEEN_HOLDS_MS = 250;

// Kill the whole process group: PostgreSQL sessions outlive their killed parent for a while.
const kill = (victim: PartName): boolean => process.kill(-groupOf(victim), 'SIGKILL');

/** Kills the process as soon as it is in the window; undefined if the calls ended first. */
async function killAimed(db: Db, traffic: Traffic, { victim, window }: Aim): Promise<Kill | undefined> {
  if (window === undefined) {
    kill(victim);
    return { victim, inFlight: traffic.inFlight() };
  }
  let made: Kill | undefined;
  const killNow = (inWindow: number): void => {
    made = { victim, window, inFlight: traffic.inFlight(), inWindow };
    kill(victim);
  };
  while (made === undefined && !traffic.isOver()) {
    await killInWindow(db, window, killNow).catch((error: unknown) => {
      // The kill of PostgreSQL also ends the transaction that holds the window open.
      if (made === undefined) throw error;
    });
    // Lets the held-up writes finish.
    if (made === undefined) await pause(BETWEEN_HOLDS_MS);
  }
  return made;
}

async function isReady(baseUrl: string): Promise<boolean> {
  const response = await fetch(`${baseUrl}/readyz`, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
  return response?.ok === true;
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await pause(20);
}
