import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SnoozeReason } from '#domain/driver-pipeline/reasons';
import { snoozeReasons } from '#domain/driver-pipeline/reasons';
import type { OpsDriver } from '#domain/driver-pipeline/schema';
import { SelectField } from '#web/shared/form/choice-fields';
import { FormDialog } from '#web/shared/form/form-dialog';
import { TextField } from '#web/shared/form/text-field';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useSnoozeDriver } from './commands';
import { morningOf, tomorrow } from './day';

interface SnoozeForm {
  day: string;
  reason: SnoozeReason;
}

/** Pauses reminders until the chosen morning; an overdue driver stays overdue. */
export function SnoozeDialog({ data: driver, close }: ModalProps<OpsDriver>) {
  const { t } = useTranslation('ops-drivers');
  const form = useForm<SnoozeForm>({ defaultValues: { day: tomorrow(), reason: 'waiting_for_driver' } });
  const { control } = form;
  const snooze = useSnoozeDriver(() => {
    toast.success(t('snooze.done'));
    close();
  });
  const title = t('snooze.title', { name: driver.name });
  return (
    <FormDialog
      title={title}
      form={form}
      onSubmit={({ day, reason }) => snooze.mutateAsync({ id: driver._id, body: { until: morningOf(day), reason } })}
      onClose={close}
      action={t('snooze.action')}
    >
      <TextField
        control={control}
        name="day"
        type="date"
        min={tomorrow()}
        rules={{ required: t('required') }}
        label={t('snooze.until')}
        help={t('snooze.help')}
      />
      <SelectField
        control={control}
        name="reason"
        rules={{ required: t('required') }}
        label={t('snooze.reason')}
        choices={snoozeReasons.map((reason) => ({ value: reason, label: t(`snooze.reasons.${reason}`) }))}
      />
    </FormDialog>
  );
}
