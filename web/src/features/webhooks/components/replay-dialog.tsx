import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DAY_MS } from '#domain/shared/durations';
import { WEBHOOK_LOG_DAYS } from '#domain/webhooks/terms';
import { SelectField } from '#web/shared/form/choice-fields';
import { FormDialog } from '#web/shared/form/form-dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useReplaySince } from '../api/webhooks';

const DAYS = [1, 3, 7, WEBHOOK_LOG_DAYS] as const;

interface ReplayForm {
  days: string;
}

/** Sends the events of the last days again. */
export function ReplayDialog({ data: { webhookId }, close }: ModalProps<{ webhookId: string }>) {
  const { t } = useTranslation('webhooks');
  const form = useForm<ReplayForm>({ defaultValues: { days: String(DAYS[0]) } });
  const replay = useReplaySince(webhookId, ({ count }) => {
    toast.success(t('replay.started', { count }));
    close();
  });
  return (
    <FormDialog
      title={t('replay.title')}
      form={form}
      onSubmit={({ days }) => replay.mutateAsync(new Date(Date.now() - Number(days) * DAY_MS).toISOString())}
      onClose={close}
      action={t('replay.title')}
    >
      <p>{t('replay.text')}</p>
      <SelectField
        control={form.control}
        name="days"
        label={t('replay.period')}
        choices={DAYS.map((count) => ({ value: String(count), label: t('replay.lastDays', { count }) }))}
      />
    </FormDialog>
  );
}
