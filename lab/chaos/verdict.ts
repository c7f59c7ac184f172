import { printFigures } from '../core/figures';
import { logProgress } from '../core/progress';
import type { KillWindow } from './kill-windows';
import type { Aim, Intensity, Kill } from './kills';
import type { Ledger } from './ledger';

/** Problems found, one sentence each; a clean run has none. */
export interface Findings {
  readonly refused: readonly string[];
  readonly lost: readonly string[];
  readonly duplicated: readonly string[];
  readonly disagreeing: readonly string[];
}

interface Run {
  readonly chaos: string;
  readonly flows: number;
  readonly ledger: Ledger<unknown>;
  readonly kills: readonly Kill[];
  readonly intensity: Intensity;
  /** The kills of one round. */
  readonly aims: readonly Aim[];
}

/** Prints the findings. The run fails unless it is clean and was intense enough. */
export function reportVerdict({ chaos, flows, ledger, kills, intensity, aims }: Run, findings: Findings): void {
  const { refused, lost, duplicated, disagreeing } = findings;
  const all = [...refused, ...lost, ...duplicated, ...disagreeing];
  for (const finding of all) logProgress(finding);
  const inFlightAtKills = kills.reduce((sum, { inFlight }) => sum + inFlight, 0);
  printFigures(kills, {
    chaos,
    flows,
    commands: ledger.entries.length,
    retried: ledger.retriedCount(),
    refused: refused.length,
    kills: kills.length,
    inFlightAtKills,
    killsInWindow: countByWindow(kills),
    lost: lost.length,
    duplicated: duplicated.length,
    disagreeing: disagreeing.length,
  });
  const isSufficient = inFlightAtKills >= intensity.inFlightAtKills && kills.length === aims.length * intensity.rounds;
  if (!isSufficient) logProgress('the run was not intense enough: too few kills, or too few commands in flight');
  if (all.length > 0 || !isSufficient) process.exitCode = 1;
}

/** The number of kills in each window; each kill was made while something was in it. */
function countByWindow(kills: readonly Kill[]): Partial<Record<KillWindow, number>> {
  const counts: Partial<Record<KillWindow, number>> = {};
  for (const { window } of kills) if (window !== undefined) counts[window] = (counts[window] ?? 0) + 1;
  return counts;
}
