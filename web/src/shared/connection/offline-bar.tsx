import { useTranslation } from 'react-i18next';
import { useOnline } from './online';
import './connection.css';

/** Shows above every page that the device is offline. The page stays readable. */
export function OfflineBar() {
  const { t } = useTranslation();
  const online = useOnline();
  return (
    <div role="status" className={online ? undefined : 'gh-offline-bar'}>
      {online ? null : t('connection.offline')}
    </div>
  );
}
