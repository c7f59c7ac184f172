import { defineModal } from '#web/shared/ui/modals';
import type { EndOrdersData } from './bulk-modal-data';

export const endOrdersModal = defineModal<EndOrdersData>('end-orders', () =>
  import('./end-orders-dialog').then((module) => module.EndOrdersDialog),
);
