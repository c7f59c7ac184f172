import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SendBackBody } from '#domain/job-orders/schema';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { TextAreaField } from '#web/shared/form/text-field';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useSendBackOrder } from '../api/decide';

export interface SendBackData {
  id: string;
  title: string;
}

/** The note is required, because the carrier works from it. */
export function SendBackDialog({ data, close }: ModalProps<SendBackData>) {
  const { t } = useTranslation('ops-orders');
  const { t: common } = useTranslation();
  const form = useForm({ resolver: zodResolver(SendBackBody), defaultValues: { note: '' } });
  const sendBack = useSendBackOrder(() => {
    toast.success(t('sendBack.done'));
    close();
  });
  return (
    <Dialog title={t('sendBack.title', { title: data.title })} onClose={close}>
      <Form form={form} onSubmit={({ note }) => sendBack.mutateAsync({ id: data.id, note })}>
        <TextAreaField
          control={form.control}
          name="note"
          label={t('sendBack.note')}
          help={t('sendBack.help')}
          rows={4}
        />
        <div className="gh-dialog-footer">
          <Button onClick={close}>{common('cancel')}</Button>
          <SubmitButton control={form.control}>{t('sendBack.action')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
