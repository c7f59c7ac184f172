import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DriverReason } from '#domain/candidacies/states';
import { driverReasons } from '#domain/candidacies/states';
import { SelectField } from '#web/shared/form/choice-fields';
import { TextAreaField } from '#web/shared/form/text-field';

export interface ReasonValues {
  reason: DriverReason | undefined;
  text: string;
}

const MAX_TEXT = 2000;

interface ReasonFieldsProps<Values extends FieldValues & ReasonValues> {
  control: Control<Values>;
  /** Whether there is an offer to decline. */
  isOffered?: boolean;
}

/** An optional reason and an optional note. */
export function ReasonFields<Values extends FieldValues & ReasonValues>({
  control,
  isOffered = false,
}: ReasonFieldsProps<Values>) {
  const { t } = useTranslation('my-applications');
  const choices = driverReasons
    .filter((reason) => reason !== 'unspecified')
    .filter((reason) => isOffered || reason !== 'offer_declined')
    .map((value) => ({ value, label: t(`why.${value}`) }));
  return (
    <>
      <SelectField
        control={control}
        name={'reason' as FieldPath<Values>}
        label={t('form.reason')}
        placeholder={t('form.noReason')}
        choices={choices}
        optional
      />
      <TextAreaField
        control={control}
        name={'text' as FieldPath<Values>}
        label={t('form.text')}
        rows={3}
        maxLength={MAX_TEXT}
        optional
      />
    </>
  );
}
