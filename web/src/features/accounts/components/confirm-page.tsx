import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { paths } from '#web/shared/paths';
import { currentUserQuery } from '#web/shared/session/current-user';
import { firstPage } from '#web/shared/session/first-page';
import { PageHeader } from '#web/shared/ui/page-header';
import { ConfirmByCode } from './confirm-by-code';
import { ConfirmByLink } from './confirm-by-link';
import { EmailSignIn, useCredentialsForm } from './email-sign-in';
import './sign-in.css';

/** Without a link: signed-in people confirm by a code to their phone, everyone else signs in first. */
function ConfirmWithoutLink({ onConfirmed }: { onConfirmed: () => void }) {
  const { t } = useTranslation('accounts');
  const user = useQueryClient().getQueryData(currentUserQuery().queryKey);
  const form = useCredentialsForm();
  return (
    <>
      <PageHeader
        title={t('confirm.title')}
        subtitle={t(user === undefined ? 'confirm.withoutLinkOrSession' : 'confirm.withoutLink')}
      />
      {user === undefined ? (
        <EmailSignIn form={form} label={t('confirm.title')} onSignedIn={onConfirmed} />
      ) : (
        <ConfirmByCode owner={undefined} onConfirmed={onConfirmed} />
      )}
      <p className="gh-sign-in-other">
        {t('confirm.noMail')} <Link to={paths.resendConfirmEmail}>{t('confirm.resend')}</Link>
      </p>
    </>
  );
}

/** /auth/confirm: confirms an account by the email link or by a texted code. */
export function ConfirmPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const accessToken = search.get('accessToken');
  const client = useQueryClient();
  const arrive = () => void navigate(firstPage(client), { replace: true });
  if (accessToken === null) return <ConfirmWithoutLink onConfirmed={arrive} />;
  return <ConfirmByLink accessToken={accessToken} onConfirmed={arrive} />;
}
