import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { demoLoginsQuery } from '#web/entities/demo/demo-logins';
import './demo-notice.css';

const REFETCH_INTERVAL_MS = 10_000;

/** In a demo, says above the page that more of its data is arriving, until all of it is there. */
export function DemoNotice() {
  const { t } = useTranslation();
  const { data } = useQuery({
    ...demoLoginsQuery(),
    refetchInterval: ({ state }) => (state.data?.isArriving === true ? REFETCH_INTERVAL_MS : false),
  });
  const isArriving = data?.isArriving === true;
  return (
    <div role="status" className={isArriving ? 'gh-demo-notice' : undefined}>
      {isArriving ? t('demoArriving') : null}
    </div>
  );
}
