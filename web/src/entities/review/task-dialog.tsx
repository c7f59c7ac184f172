import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useReviewTask } from './commands';
import type { TaskModalData } from './modal-data';
import { VerdictForm } from './verdict-form';

/** Rejects a whole section regardless of the verdicts on its items. */
export function TaskDialog({ data, close }: ModalProps<TaskModalData>) {
  const { t } = useTranslation(['ops-reviews', 'ops-drivers']);
  const { driverId, task, entryId } = data;
  const review = useReviewTask(() => {
    toast.success(t('verdict.done'));
    close();
  });
  const name = t(`ops-drivers:thing.${task}`);
  return (
    <Dialog title={t('section.rejectTitle', { name })} onClose={close}>
      <VerdictForm
        thing={task}
        name={name}
        onlyReject
        onSend={({ expiresOn: _none, ...verdict }) =>
          review.mutateAsync({ id: driverId, task, body: { ...verdict, entryId } })
        }
      />
    </Dialog>
  );
}
