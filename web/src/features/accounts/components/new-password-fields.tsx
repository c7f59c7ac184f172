import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '#web/shared/form/password-field';

export interface PasswordValues {
  password: string;
  confirmPassword: string;
}

interface NewPasswordFieldsProps {
  control: Control<PasswordValues>;
  /** "New password" unless given: a person who signs up has no old one. */
  label?: string;
}

/** A new password, typed twice. */
export function NewPasswordFields({ control, label }: NewPasswordFieldsProps) {
  const { t } = useTranslation('accounts');
  return (
    <>
      <PasswordField
        control={control}
        name="password"
        autoComplete="new-password"
        label={label ?? t('password.new')}
        help={t('password.rule')}
      />
      <PasswordField control={control} name="confirmPassword" autoComplete="new-password" label={t('password.again')} />
    </>
  );
}
