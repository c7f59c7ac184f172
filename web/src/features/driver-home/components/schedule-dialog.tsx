import { useTranslation } from 'react-i18next';
import type { ScheduleValues } from '../../../shared/driver/schedule/schedule';
import { ScheduleForm } from '../../../shared/driver/schedule/schedule-form';
import { Dialog } from '../../../shared/ui/dialog';
import type { ModalProps } from '../../../shared/ui/modals';

/** Edits the schedule in a dialog. */
export function ScheduleDialog({ data, close }: ModalProps<ScheduleValues>) {
  const { t } = useTranslation('schedule');
  return (
    <Dialog title={t('card.dialog')} onClose={close}>
      <ScheduleForm values={data} onSaved={close} />
    </Dialog>
  );
}
