import { useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CandidateBulkKind } from '#domain/bulk/actions';
import { bulkPassReasons } from '#domain/bulk/candidates/pass-reasons';
import { hasSubject, type TemplateKind } from '#domain/message-templates/kinds';
import { MergeTextField, mergeTextRule } from '#web/entities/message-templates/merge-text-field';
import { templateFields } from '#web/entities/message-templates/template-fields';
import { TemplatePicker } from '#web/entities/message-templates/template-picker';
import { SelectField } from '#web/shared/form/choice-fields';
import { TextField } from '#web/shared/form/text-field';
import { useCurrentUser } from '#web/shared/session/current-user';
import { ErrorState } from '#web/shared/ui/states';
import { openOrdersQuery } from '../../api/candidate-bulk';
import type { CandidateActForm } from '../../model/candidate-act';

interface FieldsProps {
  form: UseFormReturn<CandidateActForm>;
}

interface TextProps extends FieldsProps {
  kind: TemplateKind;
  label: string;
  help: string;
  /** The message of an empty text; absent if the text is optional. */
  required?: string;
}

/** The text of an action, which a template can fill; the server fills in the fields for each driver. */
function Text({ form, kind, required, ...texts }: TextProps) {
  return (
    <>
      <TemplatePicker
        kind={kind}
        fields={templateFields(form, { text: 'act.text', ...(hasSubject(kind) && { subject: 'act.subject' }) })}
      />
      <MergeTextField
        {...texts}
        {...(required === undefined ? { optional: true } : { required })}
        form={form}
        name="act.text"
      />
    </>
  );
}

function OrderField({ form: { control } }: FieldsProps) {
  const { t } = useTranslation('bulk');
  const organizationId = useCurrentUser().organization?._id ?? '';
  const orders = useQuery(openOrdersQuery(organizationId));
  if (orders.error !== null && orders.data === undefined) {
    return <ErrorState error={orders.error} retry={() => void orders.refetch()} />;
  }
  const choices = (orders.data?.data ?? []).map(({ _id, title, facilityName }) => ({
    value: _id,
    label: `${title} · ${facilityName}`,
  }));
  return (
    <SelectField
      control={control}
      name="act.orderId"
      rules={{ required: t('required') }}
      label={t('candidates.order')}
      help={orders.data !== undefined && choices.length === 0 ? t('candidates.noOrders') : t('candidates.inviteHelp')}
      choices={choices}
    />
  );
}

function InviteFields({ form, hasOrder }: FieldsProps & { hasOrder: boolean }) {
  const { t } = useTranslation(['bulk', 'labels']);
  return (
    <>
      {hasOrder ? null : <OrderField form={form} />}
      <Text form={form} kind="invite" label={t('labels:term.messageToDriver')} help={t('candidates.inviteTextHelp')} />
    </>
  );
}

function PassFields({ form }: FieldsProps) {
  const { t } = useTranslation(['bulk', 'hiring', 'labels']);
  return (
    <>
      <SelectField
        control={form.control}
        name="act.reason"
        label={t('hiring:reason.label')}
        optional
        placeholder={t('labels:reason.unspecified')}
        choices={bulkPassReasons
          .filter((reason) => reason !== 'unspecified')
          .map((reason) => ({ value: reason, label: t(`labels:reason.${reason}`) }))}
      />
      <Text form={form} kind="pass" label={t('hiring:reason.text')} help={t('candidates.passTextHelp')} />
    </>
  );
}

function MessageFields({ form }: FieldsProps) {
  const { t } = useTranslation(['bulk', 'templates']);
  const required = t('required');
  return (
    <>
      <p className="gh-bulk-note">{t('candidates.sentBy')}</p>
      <TextField
        control={form.control}
        name="act.subject"
        rules={{ required, validate: mergeTextRule }}
        label={t('subject')}
      />
      <Text form={form} kind="message" required={required} label={t('text')} help={t('templates:field.textHelp')} />
    </>
  );
}

/** The fields of each bulk action on candidates that has any. */
export function CandidateActFields(props: FieldsProps & { kind: CandidateBulkKind; hasOrder: boolean }) {
  const { kind, form, hasOrder } = props;
  switch (kind) {
    case 'invite':
      return <InviteFields form={form} hasOrder={hasOrder} />;
    case 'pass':
      return <PassFields form={form} />;
    case 'messageCandidates':
      return <MessageFields form={form} />;
    case 'moveToReview':
    case 'approveForInterview':
      return null;
  }
}
