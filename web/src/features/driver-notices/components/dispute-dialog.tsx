import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MAX_ADVERSE_TEXT } from '#domain/adverse-actions/terms';
import { FormDialog } from '#web/shared/form/form-dialog';
import { TextAreaField } from '#web/shared/form/text-field';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useDisputeReport } from '../api/notices';
import type { DisputeData } from './modal-data';

/** Disputes a report in the driver's own words. */
export function DisputeDialog({ data: { _id: id, round, carrier }, close }: ModalProps<DisputeData>) {
  const { t } = useTranslation('driver-notices');
  const form = useForm<{ text: string }>({ defaultValues: { text: '' } });
  const dispute = useDisputeReport(() => {
    toast.success(t('dispute.done', { carrier }));
    close();
  });
  return (
    <FormDialog
      title={t('dispute.title')}
      form={form}
      onSubmit={({ text }) => dispute.mutateAsync({ id, round, text })}
      onClose={close}
      action={t('dispute.action')}
    >
      <TextAreaField
        control={form.control}
        name="text"
        label={t('dispute.field')}
        help={t('dispute.help', { carrier })}
        rows={5}
        maxLength={MAX_ADVERSE_TEXT}
        rules={{ required: 'required' }}
      />
    </FormDialog>
  );
}
