import type { OpsDriverItem } from '#domain/driver-pipeline/schema';
import { defineModal } from '#web/shared/ui/modals';
import type { PickStageData } from './modal-data';

export const pickStageModal = defineModal<PickStageData>('pick-stage', () =>
  import('./pick-stage-dialog').then((module) => module.PickStageDialog),
);

/** A driver who was just moved. */
export const explainMoveModal = defineModal<OpsDriverItem>('explain-move', () =>
  import('./explain-move-dialog').then((module) => module.ExplainMoveDialog),
);
