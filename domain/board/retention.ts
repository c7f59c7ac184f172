import { stageTable, type DriverStage } from '../drivers/stages';
import { DAY_MS, instantAfter } from '../shared/durations';

/** Exits without anybody waiting: drivers leave the board at the stage's target age (docs/state-machines.md#stages). */
export const leavingStages = ['NotInterested', 'NotQualified'] as const satisfies readonly DriverStage[];

/** Who entered such a stage up to this instant is on the board no more; null for stages that nobody leaves by age. */
export const leftTheBoardAt = (stage: DriverStage, now: Date): string | null =>
  leavingStages.some((leaving) => leaving === stage)
    ? instantAfter(now.toISOString(), -stageTable[stage].targetDays * DAY_MS)
    : null;
