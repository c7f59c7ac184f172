import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { demoLoginsQuery } from '#web/features/accounts/api/demo-logins';
import './demo-notice.css';

/** In a demo, says above the page that more of its data is arriving, until all of it is there. */
export function DemoNotice() {
  const { t } = useTranslation();
  const { data } = useQuery(demoLoginsQuery());
  const isArriving = data?.isArriving === true;
  return (
    <div role="status" className={isArriving ? 'gh-demo-notice' : undefined}>
      {isArriving ? t('demoArriving') : null}
    </div>
  );
}
