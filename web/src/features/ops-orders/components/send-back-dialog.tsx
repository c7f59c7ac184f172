import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SendBackBody } from '#domain/job-orders/schema';
import { orderQuery } from '#web/entities/job-orders/order';
import { FormDialog } from '#web/shared/form/form-dialog';
import { TextAreaField } from '#web/shared/form/text-field';
import { asApiProblem } from '#web/shared/http/api-problem';
import { fetchNow } from '#web/shared/http/fetch-now';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useSendBackOrder } from '../api/decide';

export interface SendBackData {
  id: string;
  title: string;
  /** The version that the page showed. */
  versionId: string;
}

/** The note is required, because the carrier works from it. */
export function SendBackDialog({ data: { id, title, versionId }, close }: ModalProps<SendBackData>) {
  const { t } = useTranslation('ops-orders');
  const client = useQueryClient();
  const [seen, setSeen] = useState(versionId);
  const form = useForm({ resolver: zodResolver(SendBackBody), defaultValues: { note: '' } });
  const sendBack = useSendBackOrder(() => {
    toast.success(t('sendBack.done'));
    close();
  });
  const send = async ({ note }: SendBackBody) => {
    try {
      await sendBack.mutateAsync({ id, versionId: seen, note });
    } catch (problem) {
      // The note stays, and is about the current version if it is sent again.
      if (asApiProblem(problem).code === 'order-changed') {
        setSeen((await fetchNow(client, { ...orderQuery(id), staleTime: 0 })).versionId);
      }
      throw problem;
    }
  };
  return (
    <FormDialog
      title={t('sendBack.title', { title })}
      form={form}
      onSubmit={send}
      onClose={close}
      action={t('sendBack.action')}
    >
      <TextAreaField
        control={form.control}
        name="note"
        label={t('sendBack.note')}
        help={seen === versionId ? t('sendBack.help') : t('sendBack.changed')}
        rows={4}
      />
    </FormDialog>
  );
}
