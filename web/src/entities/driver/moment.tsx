import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#web/shared/i18n/format';

/** An appointment in the time zone of the place, and in the user's own when that differs. */
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
