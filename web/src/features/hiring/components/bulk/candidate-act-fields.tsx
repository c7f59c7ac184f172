import { useQuery } from '@tanstack/react-query';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CandidateBulkKind } from '#domain/bulk/actions';
import { bulkPassReasons } from '#domain/bulk/candidates/pass-reasons';
import { SelectField } from '#web/shared/form/choice-fields';
import { TextAreaField, TextField } from '#web/shared/form/text-field';
import { useCurrentUser } from '#web/shared/session/current-user';
import { ErrorState } from '#web/shared/ui/states';
import { openOrdersQuery } from '../../api/candidate-bulk';
import type { CandidateActForm } from '../../model/candidate-act';

interface FieldsProps {
  control: Control<CandidateActForm>;
}

function InviteFields({ control }: FieldsProps) {
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

function PassFields({ control }: FieldsProps) {
  const { t } = useTranslation(['bulk', 'hiring', 'labels']);
  return (
    <>
      <SelectField
        control={control}
        name="act.reason"
        label={t('hiring:reason.label')}
        optional
        placeholder={t('labels:reason.unspecified')}
        choices={bulkPassReasons
          .filter((reason) => reason !== 'unspecified')
          .map((reason) => ({ value: reason, label: t(`labels:reason.${reason}`) }))}
      />
      <TextAreaField
        control={control}
        name="act.text"
        label={t('hiring:reason.text')}
        help={t('candidates.passTextHelp')}
        optional
      />
    </>
  );
}

function MessageFields({ control }: FieldsProps) {
  const { t } = useTranslation('bulk');
  const required = { required: t('required') };
  return (
    <>
      <TextField control={control} name="act.subject" rules={required} label={t('subject')} />
      <TextAreaField
        control={control}
        name="act.text"
        rules={required}
        label={t('text')}
        help={t('candidates.textHelp', { placeholder: '{firstName}' })}
        rows={6}
      />
    </>
  );
}

/** The fields of each bulk action on candidates that has any. */
export function CandidateActFields({ kind, control }: FieldsProps & { kind: CandidateBulkKind }) {
  switch (kind) {
    case 'invite':
      return <InviteFields control={control} />;
    case 'pass':
      return <PassFields control={control} />;
    case 'messageCandidates':
      return <MessageFields control={control} />;
    case 'moveToReview':
    case 'approveForInterview':
      return null;
  }
}
