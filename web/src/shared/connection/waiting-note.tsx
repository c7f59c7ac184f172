import { useTranslation } from 'react-i18next';
import { useOnline } from './online';
import './connection.css';

/** A note next to a skeleton: why nothing loads, and that it will load automatically. */
export function WaitingNote() {
  const { t } = useTranslation();
  return useOnline() ? null : <p className="gh-waiting-note">{t('connection.waiting')}</p>;
}
