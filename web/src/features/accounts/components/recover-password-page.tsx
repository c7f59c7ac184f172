import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { paths } from '#web/shared/paths';
import { ButtonLink } from '#web/shared/ui/button';
import { PageHeader } from '#web/shared/ui/page-header';
import { toast } from '#web/shared/ui/toasts';
import { useRecoverPassword } from '../api/passwords';
import { ChoosePasswordForm } from './choose-password-form';
import './sign-in.css';

/** The page that the password reset link opens; a new password signs out every device. */
export function RecoverPasswordPage() {
  const { t } = useTranslation('accounts');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const token = search.get('token') ?? '';
  const recover = useRecoverPassword(token);
  const choose = async (password: string) => {
    await recover.mutateAsync({ password });
    toast.success(t('recover.done'));
    await navigate(paths.loginEmail, { replace: true });
  };
  if (token === '')
    return (
      <>
        <PageHeader title={t('recover.incomplete')} subtitle={t('recover.incompleteLine')} />
        <ButtonLink variant="primary" to={paths.forgotPassword}>
          {t('recover.again')}
        </ButtonLink>
      </>
    );
  return (
    <>
      <PageHeader title={t('recover.title')} subtitle={t('recover.line')} />
      <ChoosePasswordForm label={t('recover.title')} submit={t('recover.submit')} onChoose={choose} />
      <p className="gh-sign-in-other">
        <Link to={paths.forgotPassword}>{t('recover.again')}</Link>
      </p>
    </>
  );
}
