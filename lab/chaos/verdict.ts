import { printFigures } from '../core/figures';
import { logProgress } from '../core/progress';
import { type Intensity, type Kill, killsOf } from './kills';
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
}

/** Prints the findings. The run fails unless it is clean and was intense enough. */
export function reportVerdict({ chaos, flows, ledger, kills, intensity }: Run, findings: Findings): void {
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
    lost: lost.length,
    duplicated: duplicated.length,
    disagreeing: disagreeing.length,
  });
  const isSufficient = inFlightAtKills >= intensity.inFlightAtKills && kills.length === killsOf(intensity);
  if (!isSufficient) logProgress('the run was not intense enough: too few kills, or too few commands in flight');
  if (all.length > 0 || !isSufficient) process.exitCode = 1;
}
