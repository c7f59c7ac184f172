import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MAX_TEMPLATE_NAME, MAX_TEMPLATE_TEXT } from '#domain/message-templates/kinds';
import { fieldText, type MergeField, mergeFields } from '#domain/message-templates/merge-fields';
import { NewTemplateBody } from '#domain/message-templates/schema';
import { useAddTemplate, useChangeTemplate } from '#web/entities/message-templates/templates';
import { commandResolver } from '#web/shared/form/command-resolver';
import { FormDialog } from '#web/shared/form/form-dialog';
import { TextAreaField, TextField } from '#web/shared/form/text-field';
import { Button } from '#web/shared/ui/button';
import { Inline } from '#web/shared/ui/layout';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import type { TemplateData } from './modal-data';
import { TemplatePreview } from './template-preview';

function FieldButtons({ insert }: { insert: (field: MergeField) => void }) {
  const { t } = useTranslation('templates');
  return (
    <div role="group" aria-label={t('field.insert')}>
      <Inline>
        {mergeFields.map((field) => (
          <Button
            key={field}
            size="small"
            aria-label={t('insert', { field: t(`field.${field}`) })}
            onClick={() => {
              insert(field);
            }}
          >
            {t(`field.${field}`)}
          </Button>
        ))}
      </Inline>
    </div>
  );
}

/** A new or changed template, with its fields and a preview for a real candidate. */
export function TemplateDialog({ data: { kind, template }, close }: ModalProps<TemplateData>) {
  const { t } = useTranslation(['templates', 'labels']);
  const form = useForm<NewTemplateBody>({
    resolver: commandResolver<NewTemplateBody, NewTemplateBody>(NewTemplateBody),
    defaultValues: { kind, name: template?.name ?? '', text: template?.text ?? '' },
  });
  const add = useAddTemplate(() => {
    toast.success(t('added'));
    close();
  });
  const change = useChangeTemplate(() => {
    toast.success(t('changed'));
    close();
  });
  const fields = useRef<HTMLDivElement>(null);
  const insert = (field: MergeField) => {
    const area = fields.current?.querySelector('textarea');
    const { text } = form.getValues();
    const from = area?.selectionStart ?? text.length;
    const next = `${text.slice(0, from)}${fieldText(field)}${text.slice(area?.selectionEnd ?? from)}`;
    form.setValue('text', next, { shouldValidate: form.formState.isSubmitted });
    form.setFocus('text');
  };
  const send = (body: NewTemplateBody) => {
    if (template === undefined) return add.mutateAsync(body);
    const { name, text } = body;
    return change.mutateAsync({ id: template._id, name, text, version: template.version });
  };
  return (
    <FormDialog
      title={t(template === undefined ? 'add' : 'editTitle')}
      form={form}
      onSubmit={send}
      onClose={close}
      action={t('labels:term.save')}
    >
      <TextField control={form.control} name="name" label={t('field.name')} maxLength={MAX_TEMPLATE_NAME} />
      <div ref={fields}>
        <TextAreaField
          control={form.control}
          name="text"
          rows={6}
          maxLength={MAX_TEMPLATE_TEXT}
          label={t('field.text')}
          help={t('field.textHelp')}
        />
      </div>
      <FieldButtons insert={insert} />
      <TemplatePreview control={form.control} />
    </FormDialog>
  );
}
