import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { driverName } from '#web/entities/driver-profile/driver-name';
import { paths } from '#web/shared/paths';
import { useCan } from '#web/shared/session/current-user';
import { PageHeader } from '#web/shared/ui/page-header';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { assignedDriverQuery } from '../api/dq-review';
import { ReviewButtons } from './review-buttons';
import './dq-review.css';

interface QualificationPageProps {
  orderId: string;
  assignmentId: string;
  /** The driver's file, which belongs to another feature. */
  file: (driverId: string) => ReactNode;
}

/** The qualification of the driver of an assignment: the file, and the decision while one waits. */
export function QualificationPage({ orderId, assignmentId, file }: QualificationPageProps) {
  const { t } = useTranslation(['dossier', 'labels', 'common']);
  const mayRead = useCan('files:read');
  const crumbs = [{ label: t('review.title'), to: paths.dqReview('awaiting-review') }];
  const { data: driver, error, refetch } = useQuery(assignedDriverQuery(assignmentId));
  if (error !== null && driver === undefined) return <ErrorState error={error} retry={() => void refetch()} />;
  if (driver === undefined) return <PageSkeleton />;
  if (driver.orderId !== orderId) return <PageHeader title={t('review.notOfOrder')} crumbs={crumbs} />;
  const name = driverName(driver);
  const isWaiting = driver.candidacyState === 'inReview';
  return (
    <>
      <PageHeader
        title={t('review.of', { name })}
        subtitle={t(`labels:candidacy.${driver.candidacyState}`)}
        crumbs={crumbs}
        action={
          isWaiting ? (
            <div className="gh-dq-actions">
              <ReviewButtons assignmentId={assignmentId} candidacyId={driver.candidacyId} name={name} />
            </div>
          ) : undefined
        }
      />
      {mayRead ? <div className="gh-card">{file(driver._id)}</div> : null}
    </>
  );
}
