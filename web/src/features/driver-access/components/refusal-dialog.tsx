import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MAX_ACCESS_TEXT } from '#domain/dq-access/terms';
import { FormDialog } from '#web/shared/form/form-dialog';
import { TextAreaField } from '#web/shared/form/text-field';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useRejectAccess, useRevokeAccess } from '../api/accesses';
import type { RefusalData } from './modal-data';

/** Rejects a request or revokes a grant, with an optional text for the carrier. */
export function RefusalDialog({ data: { answer, access }, close }: ModalProps<RefusalData>) {
  const { t } = useTranslation('driver-access');
  const { _id: id, carrier } = access;
  const isReject = answer === 'reject';
  const form = useForm<{ text: string | null }>({ defaultValues: { text: '' } });
  const done = (text: string) => () => {
    toast.success(text);
    close();
  };
  const reject = useRejectAccess(done(t('reject.done')));
  const revoke = useRevokeAccess(done(t('revoke.done', { carrier })));
  return (
    <FormDialog
      title={isReject ? t('reject.title', { carrier }) : t('revoke.title', { carrier })}
      form={form}
      onSubmit={({ text }) => (isReject ? reject : revoke).mutateAsync({ id, text: text ?? '' })}
      onClose={close}
      action={isReject ? t('reject.action') : t('revoke.action')}
    >
      <p>{isReject ? t('reject.text') : t('revoke.text')}</p>
      <TextAreaField
        control={form.control}
        name="text"
        label={t('words')}
        rows={3}
        maxLength={MAX_ACCESS_TEXT}
        optional
      />
    </FormDialog>
  );
}
