import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { OwnPassword } from '#domain/accounts/sign-in/schema';
import { commandResolver } from '#web/shared/form/command-resolver';
import { Form } from '#web/shared/form/form';
import { PasswordField } from '#web/shared/form/password-field';
import { SubmitButton } from '#web/shared/form/submit-button';
import { asApiProblem } from '#web/shared/http/api-problem';
import { paths } from '#web/shared/paths';
import { PageHeader } from '#web/shared/ui/page-header';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { toast } from '#web/shared/ui/toasts';
import { confirmationQuery, useConfirmEmail } from '../api/confirm';
import { ChoosePasswordForm } from './choose-password-form';

// It reads the driver's application, which other visitors do not have.
const SpentLink = lazy(() => import('./spent-link').then((module) => ({ default: module.SpentLink })));

interface ConfirmByLinkProps {
  accessToken: string;
  onConfirmed: () => void;
}

/** Requires the password chosen at sign-up, because the link alone does not prove who opened it. */
function OwnPasswordForm({ onPassword }: { onPassword: (password: string) => Promise<unknown> }) {
  const { t } = useTranslation('accounts');
  const form = useForm<OwnPassword>({
    resolver: commandResolver<OwnPassword, OwnPassword>(OwnPassword),
    defaultValues: { password: '' },
  });
  return (
    <Form form={form} label={t('confirm.title')} onSubmit={({ password }) => onPassword(password)}>
      <PasswordField
        control={form.control}
        name="password"
        autoComplete="current-password"
        label={t('signIn.password')}
      />
      <SubmitButton control={form.control}>{t('confirm.submit')}</SubmitButton>
      <Link to={paths.forgotPassword}>{t('signIn.forgot')}</Link>
    </Form>
  );
}

/** Signs in without a password in the browser that signed up: the password was typed there recently. */
function SignedUpHere({ onArrived }: { onArrived: () => Promise<unknown> }) {
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    // The page shows a refusal of the server in place of this skeleton.
    onArrived().catch(() => undefined);
  }, [onArrived]);
  return <PageSkeleton />;
}

/** Confirms the email address of the link and signs in; an expired link redirects to the resend page. */
export function ConfirmByLink({ accessToken, onConfirmed }: ConfirmByLinkProps) {
  const { t } = useTranslation('accounts');
  const { data, error, refetch } = useQuery(confirmationQuery(accessToken));
  const confirm = useConfirmEmail(accessToken);
  const enter = async (body: { password?: string }) => {
    await confirm.mutateAsync(body);
    toast.success(t('confirm.done'));
    onConfirmed();
  };
  const send = (password: string) => enter({ password });
  const refusal = error ?? (data?.asksFor === 'nothing' ? confirm.error : null);
  const again = () => {
    confirm.reset();
    void refetch();
  };

  if (refusal !== null && asApiProblem(refusal).code === 'link-not-valid') {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <SpentLink onConfirmed={onConfirmed} />
      </Suspense>
    );
  }
  if (refusal !== null) return <ErrorState error={refusal} retry={again} />;
  if (data === undefined) return <PageSkeleton />;
  if (data.asksFor === 'nothing') return <SignedUpHere onArrived={() => enter({})} />;
  return data.asksFor === 'password' ? (
    <>
      <PageHeader title={t('confirm.title')} subtitle={t('confirm.line')} />
      <OwnPasswordForm onPassword={send} />
    </>
  ) : (
    <>
      <PageHeader title={t('confirm.welcome')} subtitle={t('confirm.choose')} />
      <ChoosePasswordForm label={t('confirm.welcome')} submit={t('confirm.submit')} onChoose={send} />
    </>
  );
}
