import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CORRECTION_DAYS, MAX_VERIFICATION_TEXT } from '#domain/employment-verifications/terms';
import { FormDialog } from '#web/shared/form/form-dialog';
import { TextAreaField } from '#web/shared/form/text-field';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useDispute, usePostpone, useRebut } from '../api/verifications';
import type { WordsData } from '../model/modal-data';

/** Says "not now" to a consent, requests the correction of an answer, or attaches a statement to it. */
export function WordsDialog({ data: { about, verification }, close }: ModalProps<WordsData>) {
  const { t } = useTranslation('driver-verifications');
  const { _id: id, carrier, employer, round } = verification;
  const isOptional = about === 'postpone';
  const names = { carrier, employer: employer.name, days: CORRECTION_DAYS };
  const form = useForm<{ text: string | null }>({ defaultValues: { text: '' } });
  const done = () => {
    toast.success(t(`${about}.done`, names));
    close();
  };
  const send = {
    postpone: usePostpone({ id, round }, done),
    dispute: useDispute(id, done),
    rebuttal: useRebut(id, done),
  };
  return (
    <FormDialog
      title={t(`${about}.title`, names)}
      form={form}
      onSubmit={({ text }) => send[about].mutateAsync({ text: text ?? '' })}
      onClose={close}
      action={t(`${about}.send`, names)}
    >
      <p>{t(`${about}.text`, names)}</p>
      <TextAreaField
        control={form.control}
        name="text"
        label={t(`${about}.words`, names)}
        rows={5}
        maxLength={MAX_VERIFICATION_TEXT}
        optional={isOptional}
        rules={isOptional ? {} : { required: 'required' }}
      />
    </FormDialog>
  );
}
