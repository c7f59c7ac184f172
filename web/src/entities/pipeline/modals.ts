import type { OpsDriver } from '#domain/driver-pipeline/schema';
import { defineModal } from '#web/shared/ui/modals';
import type { MoveModalData } from './modal-data';

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
