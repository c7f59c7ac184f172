import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MAX_ACCESS_TEXT } from '#domain/dq-access/terms';
import { FormDialog } from '#web/shared/form/form-dialog';
import { TextAreaField } from '#web/shared/form/text-field';
import { useCurrentUser } from '#web/shared/session/current-user';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { type AccessTarget, useRequestAccess, useShowAccess } from './file-access';

/** Requests a driver's file, with a reason that the driver reads. */
export function RequestAccessDialog({ data: { driverId, name }, close }: ModalProps<AccessTarget>) {
  const { t } = useTranslation('file-access');
  const { organization } = useCurrentUser();
  const form = useForm<{ reason: string | null }>({ defaultValues: { reason: '' } });
  const showAccess = useShowAccess(driverId);
  const send = useRequestAccess((access) => {
    showAccess(access);
    toast.success(t('request.done', { name }));
    close();
  });
  return (
    <FormDialog
      title={t('request.title', { name })}
      form={form}
      onSubmit={({ reason }) =>
        send.mutateAsync({ organizationId: organization?._id ?? '', driverId, reason: reason ?? '' })
      }
      onClose={close}
      action={t('action.requestAccess')}
    >
      <p>{t('request.text', { name })}</p>
      <TextAreaField
        control={form.control}
        name="reason"
        label={t('request.reason')}
        help={t('request.reasonHelp')}
        rules={{ required: 'required' }}
        maxLength={MAX_ACCESS_TEXT}
      />
    </FormDialog>
  );
}
