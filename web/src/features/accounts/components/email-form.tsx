import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RequestEmailLink } from '#domain/accounts/sign-in/schema';
import { commandResolver } from '#web/shared/form/command-resolver';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { TextField } from '#web/shared/form/text-field';

interface EmailFormProps {
  label: string;
  submit: string;
  onSend: (values: RequestEmailLink) => Promise<unknown>;
}

/** The form for the email address to which a link is sent. */
export function EmailForm({ label, submit, onSend }: EmailFormProps) {
  const { t } = useTranslation('accounts');
  const form = useForm<RequestEmailLink>({
    resolver: commandResolver<RequestEmailLink, RequestEmailLink>(RequestEmailLink),
    defaultValues: { email: '' },
  });
  return (
    <Form form={form} onSubmit={onSend} label={label}>
      <TextField control={form.control} name="email" type="email" autoComplete="username" label={t('signIn.email')} />
      <SubmitButton control={form.control}>{submit}</SubmitButton>
    </Form>
  );
}
