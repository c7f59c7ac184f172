import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../../shared/paths';
import { signOut } from '../../../shared/session/sign-out';

/** Signs out on arrival; the end of the session leads to the sign-in page. */
export function LogOutPage() {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  useEffect(() => {
    void signOut().then(() => navigate(paths.driverLogin, { replace: true }));
  }, [navigate]);
  return <p role="status">{t('leaving')}</p>;
}
