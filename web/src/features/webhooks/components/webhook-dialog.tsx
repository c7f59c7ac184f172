import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { chosenEventTypes } from '#domain/webhooks/event-types';
import { NewWebhookBody, type Webhook } from '#domain/webhooks/schema';
import { MAX_WEBHOOK_NAME, MAX_WEBHOOK_URL } from '#domain/webhooks/terms';
import { CheckboxesField } from '#web/shared/form/choice-fields';
import { commandResolver } from '#web/shared/form/command-resolver';
import { EditedRecord } from '#web/shared/form/edited-record';
import { DialogForm } from '#web/shared/form/form-dialog';
import { TextField } from '#web/shared/form/text-field';
import { Dialog } from '#web/shared/ui/dialog';
import { type ModalProps, openModal } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useAddWebhook, useChangeWebhook, webhookQuery } from '../api/webhooks';
import { secretModal } from '../model/secret-modal';
import type { WebhookData } from '../model/webhook-data';

interface WebhookFieldsProps extends WebhookData {
  onConflict?: (problem: unknown) => void;
  close: () => void;
}

function WebhookFields({ webhook, onConflict, close }: WebhookFieldsProps) {
  const { t } = useTranslation(['webhooks', 'labels']);
  // The names of events are what the receiver's code compares, so they are not translated.
  const types = chosenEventTypes.map((type) => ({
    value: type,
    label: t('eventChoice', { type, meaning: t(`event.${type}`) }),
  }));
  const title = t(webhook === undefined ? 'add' : 'edit');
  const form = useForm<NewWebhookBody>({
    resolver: commandResolver<NewWebhookBody, NewWebhookBody>(NewWebhookBody),
    defaultValues: { name: webhook?.name ?? '', url: webhook?.url ?? '', types: webhook?.types ?? [] },
  });
  const add = useAddWebhook((secret) => {
    openModal(secretModal, secret);
  });
  const change = useChangeWebhook(() => {
    toast.success(t('changed'));
    close();
  });
  const send = (body: NewWebhookBody) =>
    webhook === undefined
      ? add.mutateAsync(body)
      : change.mutateAsync({ ...body, webhookId: webhook._id, version: webhook.version });
  return (
    <DialogForm
      title={title}
      form={form}
      onSubmit={send}
      {...(onConflict !== undefined && { onRefused: onConflict })}
      onClose={close}
      action={t('labels:term.save')}
    >
      <TextField control={form.control} name="name" label={t('labels:term.name')} maxLength={MAX_WEBHOOK_NAME} />
      <TextField
        control={form.control}
        name="url"
        label={t('field.url')}
        help={t('field.urlHelp')}
        maxLength={MAX_WEBHOOK_URL}
      />
      <CheckboxesField control={form.control} name="types" label={t('field.types')} choices={types} />
    </DialogForm>
  );
}

/** A new endpoint, or one to change unless somebody else has changed it since the dialog was opened. */
export function WebhookDialog({ data: { webhook }, close }: ModalProps<WebhookData>) {
  const { t } = useTranslation('webhooks');
  return (
    <Dialog title={t(webhook === undefined ? 'add' : 'edit')} onClose={close}>
      {webhook === undefined ? (
        <WebhookFields webhook={undefined} close={close} />
      ) : (
        <EditedRecord<Webhook, Webhook, string[]> query={webhookQuery(webhook._id)} shown={webhook}>
          {(record, onConflict) => <WebhookFields webhook={record} onConflict={onConflict} close={close} />}
        </EditedRecord>
      )}
    </Dialog>
  );
}
