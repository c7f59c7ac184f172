import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { hasSubject, MAX_TEMPLATE_NAME, MAX_TEMPLATE_TEXT } from '#domain/message-templates/kinds';
import {
  type CarrierTemplate,
  type CarrierTemplates,
  NewTemplateBody,
  type TemplateForm,
} from '#domain/message-templates/schema';
import { MergeTextField } from '#web/entities/message-templates/merge-text-field';
import { templatesQuery, useAddTemplate, useChangeTemplate } from '#web/entities/message-templates/templates';
import { commandResolver } from '#web/shared/form/command-resolver';
import { EditedRecord } from '#web/shared/form/edited-record';
import { DialogForm } from '#web/shared/form/form-dialog';
import { TextField } from '#web/shared/form/text-field';
import { Alert } from '#web/shared/ui/alert';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import type { TemplateData } from './modal-data';
import { TemplatePreview } from './template-preview';

interface TemplateFieldsProps extends TemplateData {
  onConflict?: (problem: unknown) => void;
  close: () => void;
}

/** A new or changed template, with its fields and a preview for a real candidate. */
function TemplateFields({ kind, template, onConflict, close }: TemplateFieldsProps) {
  const { t } = useTranslation(['templates', 'labels']);
  const form = useForm<TemplateForm>({
    resolver: commandResolver<TemplateForm, TemplateForm>(NewTemplateBody),
    defaultValues: {
      kind,
      name: template?.name ?? '',
      subject: hasSubject(kind) ? (template?.subject ?? '') : null,
      text: template?.text ?? '',
    },
  });
  const add = useAddTemplate(() => {
    toast.success(t('added'));
    close();
  });
  const change = useChangeTemplate(() => {
    toast.success(t('changed'));
    close();
  });
  const send = ({ name, subject = null, text }: TemplateForm) => {
    if (template === undefined) return add.mutateAsync({ kind, name, subject, text });
    return change.mutateAsync({ id: template._id, name, subject, text, version: template.version });
  };
  return (
    <DialogForm
      title={t(template === undefined ? 'add' : 'editTitle')}
      form={form}
      onSubmit={send}
      {...(onConflict !== undefined && { onRefused: onConflict })}
      onClose={close}
      action={t('labels:term.save')}
    >
      <TextField control={form.control} name="name" label={t('field.name')} maxLength={MAX_TEMPLATE_NAME} />
      {hasSubject(kind) ? (
        <TextField control={form.control} name="subject" label={t('field.subject')} help={t('field.textHelp')} />
      ) : null}
      <MergeTextField
        form={form}
        name="text"
        maxLength={MAX_TEMPLATE_TEXT}
        label={t('field.text')}
        help={t('field.textHelp')}
      />
      <TemplatePreview control={form.control} />
    </DialogForm>
  );
}

/** A new template, or one to change unless somebody else has changed it since the dialog was opened. */
export function TemplateDialog({ data: { kind, template }, close }: ModalProps<TemplateData>) {
  const { t } = useTranslation('templates');
  const current = ({ data }: CarrierTemplates) => data.find(({ _id }) => _id === template?._id) ?? null;
  return (
    <Dialog title={t(template === undefined ? 'add' : 'editTitle')} onClose={close}>
      {template === undefined ? (
        <TemplateFields kind={kind} template={undefined} close={close} />
      ) : (
        <EditedRecord<CarrierTemplates, CarrierTemplate | null, string[]>
          query={{ ...templatesQuery, select: current }}
          shown={template}
        >
          {(record, onConflict) =>
            record === null ? (
              <Alert>{t('deleted', { name: template.name })}</Alert>
            ) : (
              <TemplateFields kind={kind} template={record} onConflict={onConflict} close={close} />
            )
          }
        </EditedRecord>
      )}
    </Dialog>
  );
}
