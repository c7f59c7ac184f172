import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#web/shared/form/form-dialog';
import { TextAreaField } from '#web/shared/form/text-field';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import type { RejectDocumentData } from './modal-data';
import { useReviewDocument } from './queries';

/** Rejects a document, with a reason. */
export function RejectDocumentDialog({ data: { source, entryId, name }, close }: ModalProps<RejectDocumentData>) {
  const { t } = useTranslation('files');
  const form = useForm<{ reason: string }>({ defaultValues: { reason: '' } });
  const review = useReviewDocument(source, () => {
    toast.success(t('dialog.rejected'));
    close();
  });
  return (
    <FormDialog
      title={t('dialog.reject', { what: name })}
      form={form}
      onSubmit={({ reason }) => review.mutateAsync({ entryId, body: { result: 'rejected', reason } })}
      onClose={close}
      action={t('action.reject')}
    >
      <TextAreaField
        control={form.control}
        name="reason"
        label={t('field.reason')}
        help={t('field.rejectHelp')}
        maxLength={500}
        rules={{ required: 'required' }}
      />
    </FormDialog>
  );
}
