import { type DriverStage, stageTable } from '../driver-pipeline/stages';
import { DAY_MS, instantAfter } from '../shared/durations';

/**
 * Exits in which no one is waited for: their drivers disappear from the board at the stage's target age
 * (docs/state-machines.md#stages).
 */
export const removedStages = ['NotInterested', 'NotQualified'] as const satisfies readonly DriverStage[];

/**
 * Drivers who entered the stage up to this instant are no longer on the board; null for stages that keep their drivers.
 */
export const boardCutoff = (stage: DriverStage, now: Date): string | null =>
  removedStages.some((removed) => removed === stage)
    ? instantAfter(now.toISOString(), -stageTable[stage].targetDays * DAY_MS)
    : null;
