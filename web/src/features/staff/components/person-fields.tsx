import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { STAFF_INVITATION_DAYS } from '#domain/accounts/lifetimes';
import { TextField } from '#web/shared/form/text-field';

/** Name and email address of an invited person. */
export interface Person extends FieldValues {
  firstName: string;
  lastName: string;
  email: string;
}

export function PersonFields<Values extends Person>({ control }: { control: Control<Values> }) {
  const { t } = useTranslation('staff');
  return (
    <>
      <TextField control={control} name={'firstName' as FieldPath<Values>} label={t('field.firstName')} />
      <TextField control={control} name={'lastName' as FieldPath<Values>} label={t('field.lastName')} />
      <TextField
        control={control}
        name={'email' as FieldPath<Values>}
        type="email"
        label={t('field.email')}
        help={t('field.emailHelp', { days: STAFF_INVITATION_DAYS })}
      />
    </>
  );
}
