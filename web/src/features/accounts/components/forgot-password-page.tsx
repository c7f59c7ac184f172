import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LINK_HOURS } from '#domain/accounts/lifetimes';
import { paths } from '#web/shared/paths';
import { PageHeader } from '#web/shared/ui/page-header';
import { toast } from '#web/shared/ui/toasts';
import { useForgotPassword } from '../api/passwords';
import { EmailForm } from './email-form';
import { LostMailbox } from './lost-mailbox';
import './sign-in.css';

/** Emails a reset link without revealing whether the address has an account. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('accounts');
  const [isSent, setIsSent] = useState(false);
  const forgot = useForgotPassword(() => {
    setIsSent(true);
    toast.success(t('mail.sent'));
  });
  return (
    <>
      <PageHeader title={t('forgot.title')} subtitle={t('forgot.line')} />
      {isSent ? (
        <p role="status" className="gh-sign-in-note">
          {t('forgot.sent', { hours: LINK_HOURS })}
        </p>
      ) : null}
      <EmailForm label={t('forgot.title')} submit={t('forgot.send')} onSend={forgot.mutateAsync} />
      <LostMailbox />
      <p className="gh-sign-in-other">
        <Link to={paths.loginEmail}>{t('backToSignIn')}</Link>
      </p>
    </>
  );
}
