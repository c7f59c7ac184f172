import type { FieldPath, FieldValues } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextAreaField } from '#web/shared/form/text-field';

const MAX_REASON = 500;

interface ReasonFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
}

/** Why the money of a carrier changes; the carrier reads it with the invoice. */
export function ReasonField<Values extends FieldValues>({ control, name }: ReasonFieldProps<Values>) {
  const { t } = useTranslation(['ops-billing', 'labels']);
  return (
    <TextAreaField
      control={control}
      name={name}
      rows={3}
      maxLength={MAX_REASON}
      label={t('labels:term.reason')}
      help={t('reasonHelp')}
    />
  );
}
