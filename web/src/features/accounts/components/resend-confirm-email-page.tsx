import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { paths } from '#web/shared/paths';
import { Alert } from '#web/shared/ui/alert';
import { ButtonLink } from '#web/shared/ui/button';
import { PageHeader } from '#web/shared/ui/page-header';
import { toast } from '#web/shared/ui/toasts';
import { useResendConfirmEmail } from '../api/confirm';
import { EmailForm } from './email-form';
import './sign-in.css';

/** Shown for a link that no longer works: requests another confirmation email. */
export function ResendConfirmEmailPage() {
  const { t } = useTranslation('accounts');
  const state: unknown = useLocation().state;
  const [isSent, setIsSent] = useState(false);
  const isRefused = state === 'link-not-valid' && !isSent;
  const resend = useResendConfirmEmail(() => {
    setIsSent(true);
    toast.success(t('mail.sent'));
  });
  return (
    <>
      <PageHeader title={t('resend.title')} subtitle={t('resend.line')} />
      {isRefused ? (
        <>
          <Alert problem="link-not-valid" />
          <p className="gh-sign-in-note">{t('resend.used')}</p>
          <ButtonLink to={paths.loginEmail}>{t('signIn.submit')}</ButtonLink>
        </>
      ) : null}
      {isSent ? (
        <p role="status" className="gh-sign-in-note">
          {t('resend.sent')}
        </p>
      ) : null}
      <EmailForm label={t('resend.title')} submit={t('resend.send')} onSend={resend.mutateAsync} />
      <p className="gh-sign-in-other">
        <Link to={paths.loginEmail}>{t('backToSignIn')}</Link>
      </p>
    </>
  );
}
