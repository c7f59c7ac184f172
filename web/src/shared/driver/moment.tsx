import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../i18n/format';

/** An appointment in the clock of the place; the reader's own clock beside it when it shows something else. */
export function Moment({ at, zone }: { at: string; zone: string }) {
  const { t } = useTranslation('driver');
  const there = formatDateTime(at, zone);
  const here = formatDateTime(at);
  return (
    <time dateTime={at} className="gh-numbers">
      {there}
      {here === there ? null : <span className="gh-moment-here"> {t('moment.here', { time: here })}</span>}
    </time>
  );
}
