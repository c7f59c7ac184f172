import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Form } from '#web/shared/form/form';
import { lazyResolver } from '#web/shared/form/lazy-resolver';
import { PasswordField } from '#web/shared/form/password-field';
import { SubmitButton } from '#web/shared/form/submit-button';
import { TextField } from '#web/shared/form/text-field';
import { ApiProblem } from '#web/shared/http/api-problem';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { paths } from '#web/shared/paths';
import { toast } from '#web/shared/ui/toasts';
import type { Credentials } from '../api/sign-in';
import { useSignIn } from '../api/sign-in';
import { ApproveEmail } from './approve-email';

const check = lazyResolver<Credentials, Credentials>(async () => (await import('#domain/accounts/schema')).SignIn);

export const useCredentialsForm = (email = '') =>
  useForm<Credentials>({
    resolver: check,
    defaultValues: { email, password: '' },
  });

interface EmailSignInProps {
  form: UseFormReturn<Credentials>;
  label: string;
  onSignedIn: () => void;
}

/** Email and password; people with an unconfirmed address learn how to confirm it (status 405). */
export function EmailSignIn({ form, label, onSignedIn }: EmailSignInProps) {
  const { t } = useTranslation('accounts');
  const problemText = useProblemText();
  const signIn = useSignIn();
  const [toApprove, setToApprove] = useState<Credentials | undefined>();

  const submit = async (credentials: Credentials) => {
    try {
      await signIn.mutateAsync(credentials);
    } catch (problem) {
      if (!(problem instanceof ApiProblem) || problem.code !== 'approve-email') throw problem;
      toast.info(problemText(problem));
      setToApprove(credentials);
      return;
    }
    onSignedIn();
  };

  if (toApprove !== undefined) return <ApproveEmail credentials={toApprove} onConfirmed={onSignedIn} />;
  return (
    <Form form={form} onSubmit={submit} label={label}>
      <TextField control={form.control} name="email" type="email" autoComplete="username" label={t('signIn.email')} />
      <PasswordField
        control={form.control}
        name="password"
        autoComplete="current-password"
        label={t('signIn.password')}
      />
      <SubmitButton control={form.control}>{t('signIn.submit')}</SubmitButton>
      <Link to={paths.forgotPassword}>{t('signIn.forgot')}</Link>
    </Form>
  );
}
