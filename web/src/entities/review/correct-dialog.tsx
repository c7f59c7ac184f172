import { useTranslation } from 'react-i18next';
import { EntryForm } from '#web/entities/driver/history/entry-form';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useCorrectEvent } from './correct-events';
import type { CorrectModalData } from './modal-data';
import '#web/entities/driver/history/histories.css';

/** Corrects an accident or a violation that the driver signed. */
export function CorrectDialog({ data: { driverId, event, version }, close }: ModalProps<CorrectModalData>) {
  const { t } = useTranslation(['histories', 'ops-reviews']);
  const { kind, _id: itemId, ...item } = event;
  const title = t(`histories:kind.${kind}.edit`);
  const correct = useCorrectEvent(() => {
    toast.success(t('ops-reviews:correct.done'));
  });
  return (
    <Dialog title={title} onClose={close}>
      <p>{t('ops-reviews:correct.help')}</p>
      <EntryForm
        kind={kind}
        label={title}
        initial={item}
        others={[]}
        draft={{ name: `correct.${itemId}.${version}`, lifetime: 'tab' }}
        onSave={(corrected) => correct.mutateAsync({ id: driverId, itemId, kind, version, item: corrected })}
        onClose={close}
      />
    </Dialog>
  );
}
