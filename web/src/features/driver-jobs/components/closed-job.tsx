import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DriverJob } from '#domain/job-orders/driver-job/schema';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { paths } from '#web/shared/paths';

/** Whether the driver's application for the job is over. */
export const isOver = ({ candidacy }: Pick<DriverJob, 'candidacy'>): boolean =>
  candidacy !== null && (candidacy.state === 'closed' || candidacy.state === 'ended');

/** Why nobody can apply for the job, or why this driver can't again; undefined while it is open. */
export function useClosedText() {
  const { t } = useTranslation('driver-jobs');
  const problemText = useProblemText();
  return ({ candidacy, requestRefusal, carrier }: DriverJob): string | undefined => {
    if (candidacy?.state === 'ended') return t('request.ended');
    switch (requestRefusal) {
      case 'order-not-active':
        return t('request.closed');
      case 'organization-inactive':
        return t('request.paused', { carrier });
      case 'order-filled':
      case 'order-not-visible':
        return problemText(requestRefusal);
      default:
        return undefined;
    }
  };
}

/** Above a description: that the job is closed, and the way to the driver's own application that is over. */
export function ClosedJob({ job }: { job: DriverJob }) {
  const { t } = useTranslation('driver-jobs');
  const closed = useClosedText()(job);
  const { candidacy } = job;
  if (closed === undefined && !isOver(job)) return null;
  return (
    <p className="gh-note" role="note">
      {closed === undefined ? null : <strong>{closed} </strong>}
      {candidacy !== null && isOver(job) ? (
        <Link to={paths.driverApplication(candidacy.candidacyId)}>{t('request.over')}</Link>
      ) : null}
    </p>
  );
}
