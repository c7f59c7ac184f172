import type { OpsDriver } from '#domain/driver-pipeline/schema';
import { defineModal } from '../ui/modals';

export const moveModal = defineModal<OpsDriver>('move-driver', () =>
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
