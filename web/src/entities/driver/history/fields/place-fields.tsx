import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ABROAD } from '#domain/driver-histories/kinds';
import { usStateCodes, usStates } from '#domain/places/us-states';
import { SelectField } from '#web/shared/form/choice-fields';
import { TextField } from '#web/shared/form/text-field';

interface PlaceFieldsProps<Values extends FieldValues> {
  control: Control<Values>;
  /** The path of the address in the form, with its dot; empty if the form is the address. */
  at?: string;
}

/** City and state; all other countries are a single choice. */
export function PlaceFields<Values extends FieldValues>({ control, at = '' }: PlaceFieldsProps<Values>) {
  const { t } = useTranslation('histories');
  return (
    <>
      <TextField
        control={control}
        name={`${at}city` as FieldPath<Values>}
        autoComplete="address-level2"
        label={t('field.city')}
      />
      <SelectField
        control={control}
        name={`${at}state` as FieldPath<Values>}
        label={t('field.state')}
        choices={[
          ...usStateCodes.map((code) => ({ value: code, label: usStates[code] })),
          { value: ABROAD, label: t('field.abroad') },
        ]}
      />
    </>
  );
}
