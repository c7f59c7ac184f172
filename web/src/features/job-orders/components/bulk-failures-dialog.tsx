import { useTranslation } from 'react-i18next';
import { RefusedOutcomes } from '#web/entities/bulk/outcomes';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import type { BulkFailuresData } from './bulk-modal-data';
import '#web/entities/bulk/bulk.css';

/** The orders that a bulk action left as they are, with the reasons. */
export function BulkFailuresDialog({ data: { failures }, close }: ModalProps<BulkFailuresData>) {
  const { t } = useTranslation(['orders', 'labels']);
  const title = t('bulk.failed', { count: failures.length });
  return (
    <Dialog
      title={title}
      onClose={close}
      footer={
        <Button variant="primary" onClick={close}>
          {t('labels:term.close')}
        </Button>
      }
    >
      <RefusedOutcomes outcomes={failures} title={t('bulk.why')} />
    </Dialog>
  );
}
