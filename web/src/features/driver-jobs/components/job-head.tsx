import { useTranslation } from 'react-i18next';
import type { DriverJob } from '#domain/job-orders/driver-job/schema';
import { formatMiles } from '#web/shared/i18n/format';

/** The carrier, the place, and the distance from the driver's home. */
export function JobPlace({ job }: { job: DriverJob }) {
  const { t } = useTranslation('driver-jobs');
  const { carrier, city, state, distanceMiles } = job;
  return <p className="gh-job-place">{t('place', { carrier, city, state, miles: formatMiles(distanceMiles) })}</p>;
}

/** The carrier's dealbreaker questions, shown up front because a "no" ends the application. */
export function Dealbreakers({ questions }: { questions: DriverJob['dealbreakerQuestions'] }) {
  const { t } = useTranslation('driver-jobs');
  const texts = questions.map(({ question }) => question).filter((question) => question !== '');
  if (texts.length === 0) return null;
  return (
    <p className="gh-note">
      <strong>{t('dealbreaker')}</strong> {texts.join(' ')}
    </p>
  );
}
