import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#web/shared/form/form-dialog';
import { TextField } from '#web/shared/form/text-field';
import { today } from '#web/shared/form/today';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useProduceAudit } from '../api/audits';
import type { AuditRef } from '../model/modal-data';

/** Records the day on which the records were handed over. */
export function ProduceDialog({ data: { id, receivedOn }, close }: ModalProps<AuditRef>) {
  const { t } = useTranslation('audits');
  const form = useForm({ defaultValues: { producedOn: today() } });
  const produce = useProduceAudit(id, () => {
    toast.success(t('produce.done'));
    close();
  });
  return (
    <FormDialog
      title={t('action.produce')}
      form={form}
      onSubmit={(values) => produce.mutateAsync(values)}
      onClose={close}
      action={t('produce.save')}
    >
      <p>{t('produce.text')}</p>
      <TextField
        control={form.control}
        name="producedOn"
        type="date"
        label={t('field.producedOn')}
        min={receivedOn}
        max={today()}
        rules={{ required: 'required' }}
      />
    </FormDialog>
  );
}
