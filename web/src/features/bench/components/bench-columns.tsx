import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BENCH_REVIEW_DAYS, type BenchStatus } from '#domain/bench/states';
import type { BenchDriver } from '#domain/drivers/bench/schema';
import { DriverAvatar } from '#web/entities/driver-profile/driver-avatar';
import { driverName } from '#web/entities/driver-profile/driver-name';
import { useQualificationsText } from '#web/entities/driver-profile/qualifications-text';
import { useReadinessText } from '#web/entities/driver-profile/readiness-text';
import { LazyFileAccess } from '#web/entities/file-access/lazy-file-access';
import { formatDate, formatMiles } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import type { ListColumn } from '#web/shared/table/columns';
import { AgeChip } from '#web/shared/ui/age-chip';
import { PlainChip, StateChip } from '#web/shared/ui/state-chip';
import { BenchActions } from './bench-actions';

function DriverCell({ driver }: { driver: BenchDriver['driver'] }) {
  const qualifications = useQualificationsText();
  return (
    <div className="gh-bench-driver">
      <DriverAvatar driver={driver} />
      <div>
        <Link to={paths.driverProfile(driver._id)}>{driverName(driver)}</Link>
        <span>{qualifications(driver)}</span>
      </div>
    </div>
  );
}

function AvailabilityCell({ row: { driver, openApplications } }: { row: BenchDriver }) {
  const { t } = useTranslation(['bench', 'drivers']);
  const readiness = useReadinessText();
  return (
    <div className="gh-bench-chips">
      <StateChip turn={driver.isAvailable ? 'done' : 'blocked'}>
        {t(driver.isAvailable ? 'drivers:available' : 'drivers:notAvailable')}
      </StateChip>
      {driver.readinessGaps.length === 0 ? null : (
        <StateChip turn="blocked">{readiness.short(driver.readinessGaps)}</StateChip>
      )}
      {openApplications === 0 ? null : <PlainChip>{t('openApplications', { count: openApplications })}</PlainChip>}
    </div>
  );
}

function AddedCell({ row: { addedBy, addedAt, note } }: { row: BenchDriver }) {
  const { t } = useTranslation('bench');
  return (
    <div className="gh-bench-added">
      <span>{t('addedRow', { name: addedBy, date: formatDate(addedAt) })}</span>
      {note === null ? null : (
        <span className="gh-bench-note" title={note}>
          {note}
        </span>
      )}
    </div>
  );
}

/** The time in the status; for the review with its target, afterward with the reason. */
function SinceCell({ row: { status, since, dueAt, reason, reasonText } }: { row: BenchDriver }) {
  const { t } = useTranslation('labels');
  if (status === 'requested') {
    // eslint-disable-next-line react/purity -- lateness is as of the last render, like the age
    const isLate = dueAt !== null && new Date(dueAt) <= new Date();
    return <AgeChip since={since} targetDays={BENCH_REVIEW_DAYS} isLate={isLate} />;
  }
  return (
    <div className="gh-bench-added">
      <AgeChip since={since} />
      {reason === null ? null : <span>{t(`reason.${reason}`)}</span>}
      {reasonText === null ? null : <span>{reasonText}</span>}
    </div>
  );
}

const targetOf = ({ driver }: BenchDriver) => ({ driverId: driver._id, name: driverName(driver) });

/** The columns of the bench. */
export function useBenchColumns(status: BenchStatus): readonly ListColumn<BenchDriver>[] {
  const { t } = useTranslation('bench');
  return [
    { id: 'driver', header: t('column.driver'), cell: ({ driver }) => <DriverCell driver={driver} />, width: '17%' },
    {
      id: 'distance',
      header: t('column.distance'),
      oneLine: true,
      cell: ({ driver, distanceMiles }) =>
        `${driver.city}, ${driver.state}${distanceMiles === null ? '' : ` · ${formatMiles(distanceMiles)}`}`,
    },
    {
      id: 'available',
      header: t('column.available'),
      cell: (row) => <AvailabilityCell row={row} />,
      width: '14%',
    },
    { id: 'added', header: t('column.added'), cell: (row) => <AddedCell row={row} />, width: '19%' },
    {
      id: 'fileAccess',
      header: t('column.fileAccess'),
      cell: (row) => <LazyFileAccess access={row.fileAccess} target={targetOf(row)} />,
      width: '26%',
    },
    { id: 'since', header: t('column.since'), cell: (row) => <SinceCell row={row} /> },
    {
      id: 'action',
      header: t('column.action'),
      actions: true,
      cell: (row) => <BenchActions row={row} mayInvite={status === 'approved'} />,
    },
  ];
}
