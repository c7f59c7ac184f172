import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChangeEmail } from '#domain/accounts/settings/schema';
import { commandResolver } from '#web/shared/form/command-resolver';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { TextField } from '#web/shared/form/text-field';
import { Button } from '#web/shared/ui/button';
import { Dialog } from '#web/shared/ui/dialog';
import type { ModalProps } from '#web/shared/ui/modals';
import { toast } from '#web/shared/ui/toasts';
import { useChangeEmail } from '../api/account';

/** The address changes once the link emailed to it is opened. */
export function EmailDialog({ close }: ModalProps<undefined>) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  const form = useForm({ resolver: commandResolver(ChangeEmail), defaultValues: { email: '' } });
  const change = useChangeEmail(() => {
    toast.success(t('email.sent'));
    close();
  });
  return (
    <Dialog title={t('email.title')} onClose={close}>
      <Form form={form} onSubmit={({ email }) => change.mutateAsync(email)}>
        <TextField
          control={form.control}
          name="email"
          type="email"
          autoComplete="email"
          label={t('email.new')}
          help={t('email.help')}
        />
        <div className="gh-dialog-footer">
          <Button onClick={close}>{common('cancel')}</Button>
          <SubmitButton control={form.control}>{t('email.send')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
