import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#web/shared/form/form-dialog';
import { TextAreaField } from '#web/shared/form/text-field';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import type { ReviewModalData } from './modal-data';
import { useReviewEvidence } from './queries';

/** Rejects a document, or withdraws its review, so that it waits for one again; both have a reason. */
export function ReviewDialog({ data: { source, evidence, result }, close }: ModalProps<ReviewModalData>) {
  const { t } = useTranslation('files');
  const isRejected = result === 'rejected';
  const form = useForm<{ reason: string }>({ defaultValues: { reason: '' } });
  const review = useReviewEvidence(source, () => {
    toast.success(t(isRejected ? 'dialog.rejected' : 'dialog.withdrawn'));
    close();
  });
  return (
    <FormDialog
      title={t(isRejected ? 'dialog.reject' : 'dialog.withdraw', { what: t(`kind.${evidence.kind}`) })}
      form={form}
      onSubmit={(body) => review.mutateAsync({ evidenceId: evidence._id, body: { ...body, result } })}
      onClose={close}
      action={t(isRejected ? 'action.reject' : 'action.withdraw')}
    >
      <TextAreaField
        control={form.control}
        name="reason"
        label={t('field.reason')}
        help={t(isRejected ? 'field.rejectHelp' : 'field.withdrawHelp')}
        maxLength={500}
        rules={{ required: 'required' }}
      />
    </FormDialog>
  );
}
