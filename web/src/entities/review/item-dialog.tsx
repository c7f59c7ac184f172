import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { TextAreaField } from '#web/shared/form/text-field';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useReviewItem } from './commands';
import type { ItemModalData } from './modal-data';

/** Records a problem with an item, or a note on its verification; the driver can read both. */
export function ItemDialog({ data, close }: ModalProps<ItemModalData>) {
  const { t } = useTranslation('ops-reviews');
  const { t: common } = useTranslation();
  const { driverId, itemId, name, ...body } = data;
  const isRejection = body.verdict === 'rejected';
  const form = useForm<{ text: string }>({ defaultValues: { text: '' } });
  const review = useReviewItem(() => {
    toast.success(isRejection ? t('item.rejected', { name }) : t('item.noted'));
    close();
  });
  const title = isRejection ? t('item.rejectTitle', { name }) : t('item.noteTitle', { name });
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
          label={isRejection ? t('item.wrong') : t('item.noteText')}
          help={t('item.readable')}
        />
        <div className="gh-dialog-footer">
          <Button onClick={close}>{common('cancel')}</Button>
          <SubmitButton control={form.control}>{isRejection ? t('item.reject') : t('item.save')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
