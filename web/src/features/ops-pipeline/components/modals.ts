import type { OpsDriverItem } from '#domain/driver-pipeline/schema';
import type { DriverStage } from '#domain/drivers/stages';
import { defineModal } from '../../../shared/ui/modals';

/** A card and the callback for the selected stage. */
export interface PickStageData {
  card: OpsDriverItem;
  pick: (to: DriverStage) => void;
}
export const pickStageModal = defineModal<PickStageData>('pick-stage', () =>
  import('./pick-stage-dialog').then((module) => module.PickStageDialog),
);

/** A driver who was just moved. */
export const explainMoveModal = defineModal<OpsDriverItem>('explain-move', () =>
  import('./explain-move-dialog').then((module) => module.ExplainMoveDialog),
);
