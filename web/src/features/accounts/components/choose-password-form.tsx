import { useForm } from 'react-hook-form';
import { ChoosePassword } from '#domain/accounts/sign-in/schema';
import { commandResolver } from '#web/shared/form/command-resolver';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { NewPasswordFields } from './new-password-fields';

interface ChoosePasswordFormProps {
  label: string;
  submit: string;
  onChoose: (password: string) => Promise<unknown>;
}

/** Sets the first password or replaces one. */
export function ChoosePasswordForm({ label, submit, onChoose }: ChoosePasswordFormProps) {
  const form = useForm<ChoosePassword>({
    resolver: commandResolver<ChoosePassword, ChoosePassword>(ChoosePassword),
    defaultValues: { password: '', confirmPassword: '' },
  });
  return (
    <Form form={form} label={label} onSubmit={({ password }) => onChoose(password)}>
      <NewPasswordFields control={form.control} />
      <SubmitButton control={form.control}>{submit}</SubmitButton>
    </Form>
  );
}
