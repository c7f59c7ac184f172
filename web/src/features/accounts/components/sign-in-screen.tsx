import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Form } from '../../../shared/form/form';
import { SubmitButton } from '../../../shared/form/submit-button';
import { TextField } from '../../../shared/form/text-field';
import { safeRedirect } from '../../../shared/paths';
import { PageHeader } from '../../../shared/ui/page-header';
import { useSignIn } from '../api/sign-in';
import type { Credentials } from '../api/sign-in';
import { DemoLogins } from './demo-logins';
import './sign-in.css';

interface SignInScreenProps {
  title: string;
  /** What waits behind the door. */
  promise: string;
  /** The other door: drivers and carriers sign in at different addresses. */
  other: { question: string; label: string; to: string };
}

/** The shared sign-in screen; its two variants differ in words only. */
export function SignInScreen({ title, promise, other }: SignInScreenProps) {
  const { t } = useTranslation('accounts');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const signIn = useSignIn();
  const form = useForm<Credentials>({ defaultValues: { email: '', password: '' } });
  const required = t('signIn.required');

  const submit = async (credentials: Credentials) => {
    await signIn.mutateAsync(credentials);
    await navigate(safeRedirect(search.get('redirect')), { replace: true });
  };

  return (
    <>
      <PageHeader title={title} stateLine={promise} />
      <Form form={form} onSubmit={submit} label={title}>
        <TextField
          control={form.control}
          name="email"
          rules={{ required }}
          type="email"
          autoComplete="username"
          label={t('signIn.email')}
        />
        <TextField
          control={form.control}
          name="password"
          rules={{ required }}
          type="password"
          autoComplete="current-password"
          label={t('signIn.password')}
        />
        <SubmitButton control={form.control}>{t('signIn.submit')}</SubmitButton>
      </Form>
      <p className="gh-sign-in-other">
        {other.question} <Link to={other.to}>{other.label}</Link>
      </p>
      <DemoLogins
        onChoose={({ email, password }) => {
          form.reset({ email, password });
          form.setFocus('email');
        }}
      />
    </>
  );
}
