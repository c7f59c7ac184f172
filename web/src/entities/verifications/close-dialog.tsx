import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MAX_VERIFICATION_TEXT } from '#domain/employment-verifications/terms';
import { FormDialog } from '#web/shared/form/form-dialog';
import { TextAreaField } from '#web/shared/form/text-field';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import type { VerificationData } from './modal-data';
import { useCloseGoodFaith } from './verifications';

/** Closes a verification without an answer; the record lists every attempt. */
export function CloseDialog({ data: { verification, id }, close }: ModalProps<VerificationData>) {
  const { t } = useTranslation('verifications');
  const { employer, attempts } = verification;
  const form = useForm<{ note: string | null }>({ defaultValues: { note: '' } });
  const send = useCloseGoodFaith(id, () => {
    toast.success(t('close.done'));
    close();
  });
  return (
    <FormDialog
      title={t('close.title', { employer: employer.name })}
      form={form}
      onSubmit={({ note }) => send.mutateAsync({ note: note ?? '' })}
      onClose={close}
      action={t('action.close')}
    >
      <p>{t('close.text', { count: attempts.length })}</p>
      <TextAreaField
        control={form.control}
        name="note"
        label={t('attempt.remark')}
        rows={3}
        maxLength={MAX_VERIFICATION_TEXT}
        optional
      />
    </FormDialog>
  );
}
