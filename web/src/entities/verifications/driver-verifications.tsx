import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { monthAndFullYear } from '#domain/driver-dossier/timeline';
import type { VerificationView } from '#domain/employment-verifications/schema';
import { asApiProblem } from '#web/shared/http/api-problem';
import { SkeletonLine } from '#web/shared/ui/skeleton';
import { EmptyState, ErrorState } from '#web/shared/ui/states';
import { VerificationPanel } from './verification-panel';
import { verificationsQuery } from './verifications';

interface DriverProps {
  driverId: string;
  driverName: string;
}

/** Without access to the driver's file there is nothing to verify. */
const closedCodes: readonly string[] = ['access-not-granted', 'dq-file-not-available'];

function useVerifications(driverId: string) {
  const { t } = useTranslation('verifications');
  const { data, error, refetch } = useQuery(verificationsQuery(driverId));
  const state = () => {
    if (error === null) return <SkeletonLine width="60%" />;
    if (closedCodes.includes(asApiProblem(error).code)) return <p className="gh-verification-aside">{t('noAccess')}</p>;
    return <ErrorState error={error} retry={() => void refetch()} />;
  };
  return { list: data?.data, state };
}

/** The verification of one employer in a driver's file. */
export function EmployerVerification({
  employmentHistoryId,
  ...driver
}: DriverProps & { employmentHistoryId: string }) {
  const { list, state } = useVerifications(driver.driverId);
  if (list === undefined) return state();
  const verification = list.find((each) => each.employmentHistoryId === employmentHistoryId);
  return verification === undefined ? null : (
    <VerificationPanel verification={verification} driverName={driver.driverName} />
  );
}

const daysOf = ({ startDate, endDate }: VerificationView, present: string) =>
  `${monthAndFullYear(startDate)} – ${endDate === null ? present : monthAndFullYear(endDate)}`;

/** The verifications of all of a driver's past employers. */
export function DriverVerifications(driver: DriverProps) {
  const { t } = useTranslation(['verifications', 'files', 'labels']);
  const { list, state } = useVerifications(driver.driverId);
  if (list === undefined) return state();
  if (list.length === 0) return <EmptyState title={t('empty')} hint={t('emptyHint')} />;
  return (
    <ul className="gh-verifications" aria-label={t('files:fact.pastEmployers')}>
      {list.map((verification) => (
        <li key={verification.employmentHistoryId}>
          <h3>
            {verification.employer.name}{' '}
            <span className="gh-verification-aside">{daysOf(verification, t('labels:term.present'))}</span>
          </h3>
          <VerificationPanel verification={verification} driverName={driver.driverName} />
        </li>
      ))}
    </ul>
  );
}
