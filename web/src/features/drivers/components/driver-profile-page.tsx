import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DriverProfile } from '#domain/drivers/schema';
import { driverName } from '#web/entities/driver-profile/driver-name';
import { driverProfileQuery } from '#web/entities/driver-profile/driver-profile';
import { inviteDriverModal } from '#web/entities/invitations/modals';
import { useInviteReason } from '#web/entities/invitations/use-invite-reason';
import { useOrderPath } from '#web/entities/job-orders/order-path';
import { paths } from '#web/shared/paths';
import { openModal } from '#web/shared/ui/modals';
import { PageHeader } from '#web/shared/ui/page-header';
import { RefusableButton } from '#web/shared/ui/refusable-button';
import { LoadedProfile } from './loaded-profile';
import './profile.css';

interface DriverProfilePageProps {
  driverId: string;
  orderId: string | undefined;
}

function InviteButton({ profile }: { profile: DriverProfile }) {
  const { t } = useTranslation('drivers');
  const reason = useInviteReason();
  return (
    <RefusableButton
      variant="primary"
      reason={reason}
      onClick={() => {
        openModal(inviteDriverModal, { driverId: profile._id, name: driverName(profile), source: 'search' });
      }}
    >
      {t('invite.open')}
    </RefusableButton>
  );
}

/** Driver profile as a page of its own. */
export function DriverProfilePage({ driverId, orderId }: DriverProfilePageProps) {
  const { t } = useTranslation('drivers');
  const orderPath = useOrderPath();
  const { data: profile } = useQuery(driverProfileQuery(driverId, orderId));
  const crumbs = [
    orderId === undefined
      ? { label: t('backToCandidates'), to: paths.candidates('yours') }
      : { label: t('backToOrder'), to: orderPath(orderId) },
  ];
  return (
    <div className="gh-profile-page">
      <PageHeader
        title={profile === undefined ? t('title') : driverName(profile)}
        crumbs={crumbs}
        action={profile === undefined ? undefined : <InviteButton profile={profile} />}
      />
      <div className="gh-card">
        <LoadedProfile driverId={driverId} orderId={orderId} />
      </div>
    </div>
  );
}
