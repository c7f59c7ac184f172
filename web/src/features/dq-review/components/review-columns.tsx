import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DqReviewDriver } from '#domain/dq-review/schema';
import type { DqReviewStatus } from '#domain/dq-review/statuses';
import { LazyAdverseChip } from '#web/entities/adverse-action/lazy-adverse-chip';
import { FileButton } from '#web/entities/driver-dossier/file-button';
import { DriverAvatar } from '#web/entities/driver-profile/driver-avatar';
import { driverName } from '#web/entities/driver-profile/driver-name';
import { useQualificationsText } from '#web/entities/driver-profile/qualifications-text';
import { paths } from '#web/shared/paths';
import { useCan } from '#web/shared/session/current-user';
import type { ListColumn } from '#web/shared/table/columns';
import { AgeChip } from '#web/shared/ui/age-chip';
import { PlainChip, StateChip } from '#web/shared/ui/state-chip';
import { BenchButtons } from './bench-buttons';
import { ReviewButtons } from './review-buttons';

interface RowProps {
  row: DqReviewDriver;
}

function DriverCell({ row: { driver, assignment } }: RowProps) {
  const qualifications = useQualificationsText();
  const mayRead = useCan('files:read');
  const to =
    assignment === null || !mayRead
      ? paths.driverProfile(driver._id)
      : paths.qualification(assignment.orderId, assignment._id);
  return (
    <div className="gh-dq-driver">
      <DriverAvatar driver={driver} />
      <div>
        <Link to={to}>{driverName(driver)}</Link>
        <span>{qualifications(driver)}</span>
      </div>
    </div>
  );
}

function JobCell({ row: { assignment } }: RowProps) {
  const { t } = useTranslation(['dossier', 'bench', 'labels']);
  if (assignment === null) return t('bench:title');
  return (
    <div className="gh-dq-job">
      <span>{assignment.title}</span>
      <span>{assignment.facility}</span>
      <LazyAdverseChip candidacyId={assignment.candidacyId} />
    </div>
  );
}

function FileCell({ row: { file, driver } }: RowProps) {
  const { t } = useTranslation('dossier');
  return (
    <div className="gh-dq-actions">
      {file === 'open' ? (
        <StateChip turn="done">{t('file.open')}</StateChip>
      ) : (
        <PlainChip>{t(`file.${file}`)}</PlainChip>
      )}
      {file === 'notAvailable' ? null : <FileButton driverId={driver._id} name={driverName(driver)} />}
    </div>
  );
}

function ActionCell({ row: { driver, assignment, benchEntryId, refusal, isWaiting } }: RowProps) {
  if (!isWaiting) return null;
  const name = driverName(driver);
  return (
    <div className="gh-dq-actions">
      {benchEntryId === null ? null : <BenchButtons entryId={benchEntryId} name={name} refusal={refusal} />}
      {assignment === null ? null : (
        <ReviewButtons assignmentId={assignment._id} candidacyId={assignment.candidacyId} name={name} size="small" />
      )}
    </div>
  );
}

/** The columns of one list. */
export function useReviewColumns(status: DqReviewStatus): readonly ListColumn<DqReviewDriver>[] {
  const { t } = useTranslation(['dossier', 'labels']);
  const isReview = status === 'awaiting-review' || status === 'bench-review';
  const action: ListColumn<DqReviewDriver> = {
    id: 'action',
    header: t('review.decision'),
    actions: true,
    cell: (row) => <ActionCell row={row} />,
  };
  return [
    { id: 'driver', header: t('labels:term.driver'), cell: (row) => <DriverCell row={row} />, width: '28%' },
    { id: 'job', header: t('labels:term.order'), cell: (row) => <JobCell row={row} /> },
    {
      id: 'since',
      header: t(isReview ? 'review.since' : 'review.inState'),
      cell: ({ since, targetDays, isLate }) => (
        <AgeChip since={since} targetDays={targetDays ?? undefined} isLate={isLate} />
      ),
    },
    { id: 'file', header: t('labels:term.driverFile'), cell: (row) => <FileCell row={row} /> },
    ...(isReview ? [action] : []),
  ];
}
