import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../shared/form/text-field';

export interface PasswordValues {
  password: string;
  confirmPassword: string;
}

/** A new password, typed twice. */
export function NewPasswordFields({ control }: { control: Control<PasswordValues> }) {
  const { t } = useTranslation('accounts');
  return (
    <>
      <TextField
        control={control}
        name="password"
        type="password"
        autoComplete="new-password"
        label={t('password.new')}
        help={t('password.rule')}
      />
      <TextField
        control={control}
        name="confirmPassword"
        type="password"
        autoComplete="new-password"
        label={t('password.again')}
      />
    </>
  );
}
