import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CORRECTION_DAYS, MAX_VERIFICATION_TEXT } from '#domain/employment-verifications/terms';
import { FormDialog } from '#web/shared/form/form-dialog';
import { TextAreaField } from '#web/shared/form/text-field';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useDispute, useRebut } from '../api/verifications';
import type { WordsData } from '../model/modal-data';

/** Requests the correction of an answer, or attaches a statement to it. */
export function WordsDialog({ data: { about, verification }, close }: ModalProps<WordsData>) {
  const { t } = useTranslation('driver-verifications');
  const { _id: id, carrier, employer } = verification;
  const names = { carrier, employer: employer.name, days: CORRECTION_DAYS };
  const form = useForm<{ text: string | null }>({ defaultValues: { text: '' } });
  const done = () => {
    toast.success(t(`${about}.done`, names));
    close();
  };
  const dispute = useDispute(id, done);
  const rebut = useRebut(id, done);
  return (
    <FormDialog
      title={t(`${about}.title`, names)}
      form={form}
      onSubmit={({ text }) => (about === 'dispute' ? dispute : rebut).mutateAsync({ text: text ?? '' })}
      onClose={close}
      action={t(`${about}.send`)}
    >
      <p>{t(`${about}.text`, names)}</p>
      <TextAreaField
        control={form.control}
        name="text"
        label={t(`${about}.words`)}
        rows={5}
        maxLength={MAX_VERIFICATION_TEXT}
        rules={{ required: 'required' }}
      />
    </FormDialog>
  );
}
