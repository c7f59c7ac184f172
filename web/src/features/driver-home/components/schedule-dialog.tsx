import { useTranslation } from 'react-i18next';
import type { ScheduleValues } from '#web/entities/driver/schedule/schedule';
import { ScheduleForm } from '#web/entities/driver/schedule/schedule-form';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';

/** Edits the schedule in a dialog. */
export function ScheduleDialog({ data, close }: ModalProps<ScheduleValues>) {
  const { t } = useTranslation('schedule');
  return (
    <Dialog title={t('card.dialog')} onClose={close}>
      <ScheduleForm values={data} onSaved={close} />
    </Dialog>
  );
}
