import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { paths } from '#web/shared/paths';
import { PageHeader } from '#web/shared/ui/page-header';
import { RegisterForm } from './register-form';
import './carriers.css';

/**
 * Registration page for carriers: they apply, and operations call them (docs/state-machines.md#carriers-and-accounts).
 */
export function RegisterAsCarrierPage() {
  const { t } = useTranslation('carriers');
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={t('register.title')} subtitle={t('register.promise')} />
      <RegisterForm onSent={(booking) => void navigate(paths.fleetThankYou(booking))} />
      <p className="gh-register-other">
        {t('register.known')} <Link to={paths.carrierLogin}>{t('register.signIn')}</Link>
      </p>
    </>
  );
}
