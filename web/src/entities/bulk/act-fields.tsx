import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Control, UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { OpsBulkKind } from '#domain/bulk/actions';
import { bulkChannels } from '#domain/bulk/actions';
import { messageTemplates } from '#domain/bulk/templates';
import { snoozeReasons } from '#domain/driver-pipeline/reasons';
import { documentKinds } from '#domain/driver-pipeline/tasks';
import { tomorrow } from '#web/entities/pipeline/day';
import { opsMembersQuery } from '#web/entities/pipeline/drivers';
import { CheckboxesField, SelectField } from '#web/shared/form/choice-fields';
import { TextAreaField, TextField } from '#web/shared/form/text-field';
import { Button } from '#web/shared/ui/button';
import { ErrorState } from '#web/shared/ui/states';
import type { ActForm } from './act-form';

interface FieldsProps {
  control: Control<ActForm>;
}

function AssignFields({ control }: FieldsProps) {
  const { t } = useTranslation('bulk');
  const members = useQuery(opsMembersQuery());
  if (members.error !== null && members.data === undefined) {
    return <ErrorState error={members.error} retry={() => void members.refetch()} />;
  }
  return (
    <SelectField
      control={control}
      name="act.ownerId"
      rules={{ required: t('required') }}
      label={t('owner')}
      choices={(members.data?.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
    />
  );
}

const isTemplate = ({ subject, text }: Pick<ActForm['act'], 'subject' | 'text'>) =>
  messageTemplates.some((template) => template.subject === subject && template.text === text);

/**
 * Inserts the text of a template each time one is chosen; replaces text typed by the user only after a confirmation.
 */
function useTemplate({ control, setValue, getValues }: UseFormReturn<ActForm>): (() => void) | undefined {
  const [chosen, inserted] = useWatch({ control, name: ['template', 'inserted'] });
  const template = chosen === inserted ? undefined : messageTemplates.find(({ id }) => id === chosen);
  const insert = () => {
    setValue('inserted', chosen);
    if (template === undefined) return;
    setValue('act.subject', template.subject, { shouldValidate: false });
    setValue('act.text', template.text, { shouldValidate: false });
  };
  const { subject, text } = getValues('act');
  const isOwn = `${subject}${text}` !== '' && !isTemplate({ subject, text });
  const isFree = template === undefined || !isOwn;
  useEffect(() => {
    if (chosen !== inserted && isFree) insert();
  });
  return isFree ? undefined : insert;
}

function MessageFields({ form }: { form: UseFormReturn<ActForm> }) {
  const { t } = useTranslation('bulk');
  const { control } = form;
  const offered = useTemplate(form);
  const required = { required: t('required') };
  return (
    <>
      <SelectField
        control={control}
        name="template"
        optional
        label={t('template')}
        placeholder={t('ownWords')}
        choices={messageTemplates.map(({ id, subject }) => ({ value: id, label: subject }))}
      />
      {offered === undefined ? null : (
        <p className="gh-bulk-note" role="status">
          {t('keepsYourWords')}{' '}
          <Button size="small" onClick={offered}>
            {t('replaceWords')}
          </Button>
        </p>
      )}
      <CheckboxesField
        control={control}
        name="act.channels"
        label={t('by')}
        help={t('smsHelp')}
        choices={bulkChannels.map((channel) => ({ value: channel, label: t(`channel.${channel}`) }))}
      />
      <TextField control={control} name="act.subject" rules={required} label={t('subject')} />
      <TextAreaField
        control={control}
        name="act.text"
        rules={required}
        label={t('text')}
        // The placeholder is the same in every language.
        help={t('textHelp', { placeholder: '{firstName}' })}
        rows={6}
      />
    </>
  );
}

function DocumentFields({ control }: FieldsProps) {
  const { t } = useTranslation(['bulk', 'ops-drivers']);
  return (
    <SelectField
      control={control}
      name="act.document"
      rules={{ required: t('required') }}
      label={t('document')}
      choices={documentKinds.map((value) => ({ value, label: t(`ops-drivers:thing.${value}`) }))}
    />
  );
}

function SnoozeFields({ control }: FieldsProps) {
  const { t } = useTranslation(['bulk', 'ops-drivers']);
  return (
    <>
      <TextField
        control={control}
        name="act.until"
        type="date"
        min={tomorrow()}
        rules={{ required: t('required') }}
        label={t('until')}
        help={t('untilHelp')}
      />
      <SelectField
        control={control}
        name="act.reason"
        rules={{ required: t('required') }}
        label={t('reason')}
        choices={snoozeReasons.map((value) => ({ value, label: t(`ops-drivers:snooze.reasons.${value}`) }))}
      />
    </>
  );
}

/** The fields of each bulk action. */
export function ActFields({ kind, form }: { kind: OpsBulkKind; form: UseFormReturn<ActForm> }) {
  switch (kind) {
    case 'assign':
      return <AssignFields control={form.control} />;
    case 'message':
      return <MessageFields form={form} />;
    case 'requestDocument':
      return <DocumentFields control={form.control} />;
    case 'snooze':
      return <SnoozeFields control={form.control} />;
  }
}
