import { useTranslation } from 'react-i18next';
import { useOnline } from './online';
import './connection.css';

/** Says above every page that the network is away. The page stays, and what is on it can still be read. */
export function OfflineBar() {
  const { t } = useTranslation();
  const online = useOnline();
  return (
    <div role="status" className={online ? undefined : 'gh-offline-bar'}>
      {online ? null : t('connection.offline')}
    </div>
  );
}
