import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../../shared/form/form';
import { SubmitButton } from '../../../../shared/form/submit-button';
import { TextAreaField } from '../../../../shared/form/text-field';
import { Button } from '../../../../shared/ui/button';
import { Dialog } from '../../../../shared/ui/dialog';
import type { ModalProps } from '../../../../shared/ui/modals';
import { toast } from '../../../../shared/ui/toasts';
import { useReviewItem } from '../../api/review-commands';
import type { EntryModalData } from '../modals';

/** What is wrong with an entry, or what was learnt of it: the driver can read either. */
export function EntryDialog({ data, close }: ModalProps<EntryModalData>) {
  const { t } = useTranslation('ops-reviews');
  const { t: common } = useTranslation();
  const { driverId, itemId, name, ...body } = data;
  const isRejection = body.verdict === 'rejected';
  const form = useForm<{ text: string }>({ defaultValues: { text: '' } });
  const review = useReviewItem(() => {
    toast.success(isRejection ? t('entry.rejected', { name }) : t('entry.noted'));
    close();
  });
  const title = isRejection ? t('entry.rejectTitle', { name }) : t('entry.noteTitle', { name });
  return (
    <Dialog title={title} onClose={close}>
      <Form
        form={form}
        onSubmit={({ text }) => review.mutateAsync({ id: driverId, itemId, body: { ...body, text } })}
        label={title}
      >
        <TextAreaField
          control={form.control}
          name="text"
          rows={3}
          maxLength={500}
          rules={{ required: t('required') }}
          label={isRejection ? t('entry.wrong') : t('entry.noteText')}
          help={t('entry.readable')}
        />
        <div className="gh-dialog-footer">
          <Button onClick={close}>{common('cancel')}</Button>
          <SubmitButton control={form.control}>{isRejection ? t('entry.reject') : t('entry.save')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
