import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { OpsDriver, RecordCallBody } from '#domain/driver-pipeline/schema';
import { callOutcomes } from '#domain/driver-pipeline/state';
import { SegmentedField } from '#web/shared/form/choice-fields';
import { FormDialog } from '#web/shared/form/form-dialog';
import { TextAreaField } from '#web/shared/form/text-field';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useRecordCall } from './commands';
import { ContactAgainField } from './contact-again-field';
import { morningOf } from './day';

interface CallForm {
  outcome: RecordCallBody['outcome'];
  contactAgainOn: string | null;
  note: string | null;
}

/** Records the outcome of the screening call, which moves the driver to another stage. */
export function CallDialog({ data: driver, close }: ModalProps<OpsDriver>) {
  const { t } = useTranslation('ops-drivers');
  const form = useForm<CallForm>({ defaultValues: { outcome: 'pass', contactAgainOn: null, note: null } });
  const { control } = form;
  const outcome = useWatch({ control, name: 'outcome' });
  const record = useRecordCall(() => {
    toast.success(t('call.done', { name: driver.name }));
    close();
  });
  const send = ({ contactAgainOn, ...call }: CallForm) => {
    const contactAgainAt = call.outcome === 'not_now' && contactAgainOn ? morningOf(contactAgainOn) : null;
    return record.mutateAsync({ id: driver._id, body: { ...call, contactAgainAt } });
  };
  const title = t('call.title', { name: driver.name });
  return (
    <FormDialog title={title} form={form} onSubmit={send} onClose={close} action={t('call.action')}>
      <SegmentedField
        control={control}
        name="outcome"
        label={t('call.outcome')}
        choices={callOutcomes.map((value) => ({ value, label: t(`call.outcomes.${value}`) }))}
      />
      {outcome === 'not_now' ? <ContactAgainField control={control} name="contactAgainOn" /> : null}
      <TextAreaField control={control} name="note" optional label={t('note')} rows={3} />
    </FormDialog>
  );
}
