import { defineModal } from '#web/shared/ui/modals';
import type { AuditRef, ProductionRef } from './modal-data';

export const requestAuditModal = defineModal<{ readonly onDone: (id: string) => void }>('request-audit', () =>
  import('../components/request-dialog').then((module) => module.RequestDialog),
);

export const shareAuditModal = defineModal<AuditRef>('share-audit', () =>
  import('../components/share-dialog').then((module) => module.ShareDialog),
);

export const produceAuditModal = defineModal<ProductionRef>('produce-audit', () =>
  import('../components/produce-dialog').then((module) => module.ProduceDialog),
);
