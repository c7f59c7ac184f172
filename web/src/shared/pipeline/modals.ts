import type { OpsDriver } from '#domain/driver-pipeline/schema';
import type { DriverStage } from '#domain/drivers/stages';
import { defineModal } from '../ui/modals';

/** A driver, and the stage chosen already, if any. */
export interface MoveModalData extends OpsDriver {
  to?: DriverStage;
}
export const moveModal = defineModal<MoveModalData>('move-driver', () =>
  import('./move-dialog').then((module) => module.MoveDialog),
);
export const callModal = defineModal<OpsDriver>('record-call', () =>
  import('./call-dialog').then((module) => module.CallDialog),
);
export const snoozeModal = defineModal<OpsDriver>('snooze-driver', () =>
  import('./snooze-dialog').then((module) => module.SnoozeDialog),
);
export const assignModal = defineModal<OpsDriver>('assign-driver', () =>
  import('./assign-dialog').then((module) => module.AssignDialog),
);
