import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { enteredExpiries } from '#domain/driver-pipeline/expiries';
import type { OpsDriver } from '#domain/driver-pipeline/schema';
import { FormDialog } from '#web/shared/form/form-dialog';
import { TextField } from '#web/shared/form/text-field';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useRecordProof } from '../api/record-proof';

export interface ProofModalData {
  driver: OpsDriver;
  proof: (typeof enteredExpiries)[number];
}

/** Records the expiration date of a card that operations have seen. */
export function ProofDialog({ data: { driver, proof }, close }: ModalProps<ProofModalData>) {
  const { t } = useTranslation('ops-drivers');
  const form = useForm<{ on: string }>({ defaultValues: { on: '' } });
  const { control } = form;
  const record = useRecordProof(() => {
    toast.success(t('proof.done'));
    close();
  });
  const title = t('proof.title', { thing: t(`thing.${proof}`), name: driver.name });
  return (
    <FormDialog
      title={title}
      form={form}
      onSubmit={(body) => record.mutateAsync({ id: driver._id, proof, body })}
      onClose={close}
      action={t('proof.action')}
    >
      <TextField
        control={control}
        name="on"
        type="date"
        rules={{ required: t('required') }}
        label={t('proof.on')}
        help={t('proof.help')}
      />
    </FormDialog>
  );
}
