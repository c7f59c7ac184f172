import { useTranslation } from 'react-i18next';
import { useOnline } from './online';
import './connection.css';

/** Beside a skeleton: why nothing comes, and that it will come without being asked for. */
export function WaitingNote() {
  const { t } = useTranslation();
  return useOnline() ? null : <p className="gh-waiting-note">{t('connection.waiting')}</p>;
}
