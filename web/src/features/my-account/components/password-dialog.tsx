import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { meetsPasswordRule, PASSWORD_RULE } from '#domain/accounts/password/rules';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { TextField } from '#web/shared/form/text-field';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useChangePassword } from '../api/account';

/** Changing the password signs out every other device; an account without one sets its first. */
export function PasswordDialog({ data: { hasPassword }, close }: ModalProps<{ hasPassword: boolean }>) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  const form = useForm({ defaultValues: { oldPassword: '', password: '', confirmPassword: '' } });
  const { control } = form;
  const change = useChangePassword(() => {
    toast.success(t('password.done'));
    close();
  });
  const required = t('required');
  return (
    <Dialog title={t('password.title')} onClose={close}>
      <Form
        form={form}
        onSubmit={({ oldPassword, password }) =>
          change.mutateAsync({ password, ...(hasPassword ? { oldPassword } : {}) })
        }
      >
        {hasPassword ? (
          <TextField
            control={control}
            name="oldPassword"
            type="password"
            autoComplete="current-password"
            rules={{ required }}
            label={t('password.old')}
          />
        ) : null}
        <TextField
          control={control}
          name="password"
          type="password"
          autoComplete="new-password"
          rules={{ required, validate: (typed: string) => meetsPasswordRule(typed) || PASSWORD_RULE }}
          label={t('password.new')}
          help={t('password.help')}
        />
        <TextField
          control={control}
          name="confirmPassword"
          type="password"
          autoComplete="new-password"
          rules={{ required, validate: (typed: string, all) => typed === all.password || t('password.notEqual') }}
          label={t('password.again')}
        />
        <div className="gh-dialog-footer">
          <Button onClick={close}>{common('cancel')}</Button>
          <SubmitButton control={control}>{t('password.change')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
