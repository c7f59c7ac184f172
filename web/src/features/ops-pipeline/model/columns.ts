import type { DriverStage } from '#domain/driver-pipeline/stages';
import { displayTiers, driverStages, exitStages, stageTable } from '#domain/driver-pipeline/stages';

/** The columns grouped by tier; exits are separate (docs/state-machines.md#stages). */
export const tiers = displayTiers.map((tier) => ({
  tier,
  stages: driverStages.filter((stage) => stageTable[stage].tier === tier),
}));

/** Columns from left to right, exits last, in the order of the arrow keys. */
export const columnOrder: readonly DriverStage[] = [...tiers.flatMap(({ stages }) => stages), ...exitStages];
