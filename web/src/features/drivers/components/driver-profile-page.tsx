import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { driverName } from '#web/entities/driver-profile/driver-name';
import { driverProfileQuery } from '#web/entities/driver-profile/driver-profile';
import { paths } from '#web/shared/paths';
import { PageHeader } from '#web/shared/ui/page-header';
import { LoadedProfile } from './loaded-profile';
import './profile.css';

interface DriverProfilePageProps {
  driverId: string;
  orderId: string | undefined;
}

/** Driver profile as a page of its own. */
export function DriverProfilePage({ driverId, orderId }: DriverProfilePageProps) {
  const { t } = useTranslation('drivers');
  const { data: profile } = useQuery(driverProfileQuery(driverId, orderId));
  const crumbs = [
    orderId === undefined
      ? { label: t('backToCandidates'), to: paths.candidates('yours') }
      : { label: t('backToOrder'), to: paths.hiringFlow(orderId) },
  ];
  return (
    <div className="gh-profile-page">
      <PageHeader title={profile === undefined ? t('title') : driverName(profile)} crumbs={crumbs} />
      <div className="gh-card">
        <LoadedProfile driverId={driverId} orderId={orderId} />
      </div>
    </div>
  );
}
