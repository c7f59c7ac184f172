import { useTranslation } from 'react-i18next';
import { paths } from '#web/shared/paths';
import { SignInScreen } from './sign-in-screen';

export function CarrierLoginPage() {
  const { t } = useTranslation('accounts');
  return (
    <SignInScreen
      title={t('signIn.carrierTitle')}
      promise={t('signIn.carrierPromise')}
      links={[
        { question: t('signIn.newCarrier'), label: t('signIn.registerCarrier'), to: paths.registerAsCarrier },
        { question: t('signIn.carrierToDriver'), label: t('signIn.toDriver'), to: paths.driverLogin },
      ]}
    />
  );
}
