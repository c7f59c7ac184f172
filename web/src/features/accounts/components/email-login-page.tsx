import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/paths';
import { SignInScreen } from './sign-in-screen';

/** Where mails lead: signing in for everybody. */
export function EmailLoginPage() {
  const { t } = useTranslation('accounts');
  return (
    <SignInScreen
      title={t('signIn.emailTitle')}
      promise={t('signIn.emailPromise')}
      doors={[{ question: t('signIn.newDriver'), label: t('signIn.registerDriver'), to: paths.registerAsDriver }]}
    />
  );
}
