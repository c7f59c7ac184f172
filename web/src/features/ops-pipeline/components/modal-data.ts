import type { OpsDriverItem } from '#domain/driver-pipeline/schema';
import type { DriverStage } from '#domain/driver-pipeline/stages';

/** A card and the callback for the selected stage. */
export interface PickStageData {
  card: OpsDriverItem;
  pick: (to: DriverStage) => void;
}
