import { defineModal } from '#web/shared/ui/modals';

/** Names the audit of a dialog. */
export interface AuditRef {
  readonly id: string;
  readonly receivedOn: string;
}

export const requestAuditModal = defineModal<{ readonly onDone: (id: string) => void }>('request-audit', () =>
  import('../components/request-dialog').then((module) => module.RequestDialog),
);

export const shareAuditModal = defineModal<AuditRef>('share-audit', () =>
  import('../components/share-dialog').then((module) => module.ShareDialog),
);

export const produceAuditModal = defineModal<AuditRef>('produce-audit', () =>
  import('../components/produce-dialog').then((module) => module.ProduceDialog),
);
