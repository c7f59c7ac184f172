import { useTranslation } from 'react-i18next';
import { paths } from '#web/shared/paths';
import { SignInScreen } from './sign-in-screen';

/** The sign-in page that emails link to, for every kind of user. */
export function EmailLoginPage() {
  const { t } = useTranslation('accounts');
  return (
    <SignInScreen
      title={t('signIn.emailTitle')}
      promise={t('signIn.emailPromise')}
      links={[{ question: t('signIn.newDriver'), label: t('signIn.registerDriver'), to: paths.registerAsDriver }]}
    />
  );
}
