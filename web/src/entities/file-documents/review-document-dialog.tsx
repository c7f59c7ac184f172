import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#web/shared/form/form-dialog';
import { TextAreaField } from '#web/shared/form/text-field';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import type { ReviewDocumentData } from './modal-data';
import { useReviewDocument } from './queries';

const texts = {
  rejected: { title: 'dialog.reject', done: 'dialog.rejected', action: 'action.reject', help: 'field.rejectHelp' },
  withdrawn: {
    title: 'dialog.withdraw',
    done: 'dialog.withdrawn',
    action: 'action.withdraw',
    help: 'field.withdrawHelp',
  },
} as const;

/** Rejects a document, or takes an approval back so that the document waits for a review again; with a reason. */
export function ReviewDocumentDialog({
  data: { source, entryId, name, result },
  close,
}: ModalProps<ReviewDocumentData>) {
  const { t } = useTranslation('files');
  const text = texts[result];
  const form = useForm<{ reason: string }>({ defaultValues: { reason: '' } });
  const review = useReviewDocument(source, () => {
    toast.success(t(text.done));
    close();
  });
  return (
    <FormDialog
      title={t(text.title, { what: name })}
      form={form}
      onSubmit={({ reason }) => review.mutateAsync({ entryId, body: { result, reason } })}
      onClose={close}
      action={t(text.action)}
    >
      <TextAreaField
        control={form.control}
        name="reason"
        label={t('field.reason')}
        help={t(text.help)}
        maxLength={500}
        rules={{ required: 'required' }}
      />
    </FormDialog>
  );
}
