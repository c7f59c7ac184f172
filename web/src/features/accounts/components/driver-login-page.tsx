import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/paths';
import { SignInScreen } from './sign-in-screen';

export function DriverLoginPage() {
  const { t } = useTranslation('accounts');
  return (
    <SignInScreen
      title={t('signIn.driverTitle')}
      promise={t('signIn.driverPromise')}
      other={{ question: t('signIn.driverToCarrier'), label: t('signIn.toCarrier'), to: paths.carrierLogin }}
    />
  );
}
