import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MAX_PRODUCTION_TEXT } from '#domain/audits/limits';
import type { ProduceAuditBody } from '#domain/audits/schema';
import { FormDialog } from '#web/shared/form/form-dialog';
import { TextField } from '#web/shared/form/text-field';
import { today } from '#web/shared/form/today';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useProduceAudit } from '../api/audits';
import type { ProductionRef } from '../model/modal-data';

/** Records the day on which the records were handed over; a correction states why. */
export function ProduceDialog({ data: { id, receivedOn, producedOn }, close }: ModalProps<ProductionRef>) {
  const { t } = useTranslation('audits');
  const isCorrection = producedOn !== null;
  const form = useForm<ProduceAuditBody>({
    defaultValues: { producedOn: producedOn ?? today(), handedOver: '', reason: '' },
  });
  const { control } = form;
  const produce = useProduceAudit(id, () => {
    toast.success(t('produce.done'));
    close();
  });
  return (
    <FormDialog
      title={t(isCorrection ? 'action.changeDay' : 'action.produce')}
      form={form}
      onSubmit={(values) => produce.mutateAsync(values)}
      onClose={close}
      action={t('produce.save')}
    >
      <p>{t(isCorrection ? 'produce.correctionText' : 'produce.text')}</p>
      <TextField
        control={control}
        name="producedOn"
        type="date"
        label={t('field.producedOn')}
        min={receivedOn}
        max={today()}
        rules={{ required: 'required' }}
      />
      <TextField
        control={control}
        name="handedOver"
        label={t('field.handedOver')}
        help={t('produce.handedOverHelp')}
        maxLength={MAX_PRODUCTION_TEXT}
        optional
        staysText
      />
      {isCorrection ? (
        <TextField
          control={control}
          name="reason"
          label={t('field.reason')}
          maxLength={MAX_PRODUCTION_TEXT}
          rules={{ required: 'required' }}
        />
      ) : null}
    </FormDialog>
  );
}
