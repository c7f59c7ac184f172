import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ABROAD } from '#domain/driver-histories/kinds';
import { usStateCodes, usStates } from '#domain/places/us-states';
import { SelectField } from '#web/shared/form/choice-fields';
import { TextField } from '#web/shared/form/text-field';

interface PlaceFieldsProps<Values extends FieldValues> {
  control: Control<Values>;
}

/** City and state; all other countries are a single choice. */
export function PlaceFields<Values extends FieldValues>({ control }: PlaceFieldsProps<Values>) {
  const { t } = useTranslation('histories');
  return (
    <>
      <TextField
        control={control}
        name={'city' as FieldPath<Values>}
        autoComplete="address-level2"
        label={t('field.city')}
      />
      <SelectField
        control={control}
        name={'state' as FieldPath<Values>}
        label={t('field.state')}
        choices={[
          ...usStateCodes.map((code) => ({ value: code, label: usStates[code] })),
          { value: ABROAD, label: t('field.abroad') },
        ]}
      />
    </>
  );
}
