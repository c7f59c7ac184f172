import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DriverProfile } from '#domain/drivers/schema';
import { useRefusalText } from '#web/entities/candidacies/refusal-text';
import { driverName } from '#web/entities/driver-profile/driver-name';
import { driverProfileQuery } from '#web/entities/driver-profile/driver-profile';
import { inviteDriverModal } from '#web/entities/invitations/modals';
import { useOrderPath } from '#web/entities/job-orders/order-path';
import { paths } from '#web/shared/paths';
import { useCan } from '#web/shared/session/current-user';
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
  const refusalText = useRefusalText();
  const mayAct = useCan('hiring:act');
  return (
    <RefusableButton
      variant="primary"
      reason={mayAct ? undefined : refusalText('forbidden')}
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
