import type { DriverJob } from '#domain/job-orders/driver-job/schema';
import { useTranslation } from 'react-i18next';
import { formatMiles } from '../../../shared/i18n/format';

/** Whose job it is, where, and how far from his home. */
export function JobPlace({ job }: { job: DriverJob }) {
  const { t } = useTranslation('driver-jobs');
  const { carrier, city, state, distanceMiles } = job;
  return <p className="gh-job-place">{t('place', { carrier, city, state, miles: formatMiles(distanceMiles) })}</p>;
}

/** What the carrier asks before anything else: answering "no" ends it, so it is said up front. */
export function Dealbreakers({ questions }: { questions: DriverJob['dealbreakerQuestions'] }) {
  const { t } = useTranslation('driver-jobs');
  const asked = questions.map(({ question }) => question).filter((question) => question !== '');
  if (asked.length === 0) return null;
  return (
    <p className="gh-note">
      <strong>{t('dealbreaker')}</strong> {asked.join(' ')}
    </p>
  );
}
