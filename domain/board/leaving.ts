import { stageTable, type DriverStage } from '../drivers/stages';
import { DAY_MS, instantAfter } from '../shared/durations';

/** Exits in which nobody waits for anybody: they leave the board at their target age (workflows page, section 3). */
export const leavingStages = ['NotInterested', 'NotQualified'] as const satisfies readonly DriverStage[];

/** Who entered such a stage up to this instant is on the board no more; null for stages that nobody leaves by age. */
export const leftTheBoardAt = (stage: DriverStage, now: Date): string | null =>
  leavingStages.some((leaving) => leaving === stage)
    ? instantAfter(now.toISOString(), -stageTable[stage].targetDays * DAY_MS)
    : null;
