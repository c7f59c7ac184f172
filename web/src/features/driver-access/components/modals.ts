import { defineModal } from '#web/shared/ui/modals';
import type { DayData, RefusalData } from './modal-data';

export const dayModal = defineModal<DayData>('driver-access-day', () =>
  import('./day-dialog').then((module) => module.DayDialog),
);

export const refusalModal = defineModal<RefusalData>('driver-access-refusal', () =>
  import('./refusal-dialog').then((module) => module.RefusalDialog),
);
