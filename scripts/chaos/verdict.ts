import { printFigures } from '../lab/figures';
import { say } from '../lab/progress';
import { killsOf, type Hardness, type Kill } from './kills';
import type { Ledger } from './ledger';

/** Each finding is a sentence; a clean run has none. */
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
  readonly hardness: Hardness;
}

/** Prints what was found; the run fails unless it is clean and was hard enough. */
export function pronounce({ chaos, flows, ledger, kills, hardness }: Run, findings: Findings): void {
  const { refused, lost, duplicated, disagreeing } = findings;
  const all = [...refused, ...lost, ...duplicated, ...disagreeing];
  for (const finding of all) say(finding);
  const inFlightAtKills = kills.reduce((sum, { inFlight }) => sum + inFlight, 0);
  printFigures(kills, {
    chaos,
    flows,
    commands: ledger.entries.length,
    repeated: ledger.repeated(),
    refused: refused.length,
    kills: kills.length,
    inFlightAtKills,
    lost: lost.length,
    duplicated: duplicated.length,
    disagreeing: disagreeing.length,
  });
  const isHard = inFlightAtKills >= hardness.inFlightAtKills && kills.length === killsOf(hardness);
  if (!isHard) say('it was not hard enough: too few kills, or too few commands on their way at them');
  if (all.length > 0 || !isHard) process.exitCode = 1;
}
