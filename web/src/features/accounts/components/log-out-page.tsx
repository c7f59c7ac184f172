import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '#web/shared/paths';
import { signOut } from '#web/shared/session/sign-out';

/** Signs out on arrival; the end of the session opens the sign-in page of the user's role. */
export function LogOutPage() {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  useEffect(() => {
    const leave = async () => {
      // A visitor who was not signed in sees the driver sign-in page.
      if (!(await signOut())) await navigate(paths.driverLogin, { replace: true, state: { ended: 'signed-out' } });
    };
    void leave();
  }, [navigate]);
  return <p role="status">{t('leaving')}</p>;
}
