import { useTranslation } from 'react-i18next';
import type { CandidacyCard } from '#domain/candidacies/schema';
import { paths } from '#web/shared/paths';
import { useCurrentUser } from '#web/shared/session/current-user';
import { ButtonLink } from '#web/shared/ui/button';

interface ProfilePageLinkProps {
  card: Pick<CandidacyCard, 'driverId' | 'jobRequestId' | 'driverJobRequestId' | 'fleetJobRequestId'>;
  orderId: string;
}

/** Opens a candidate's profile as a page; for recruiters, as the driver of the request. */
export function ProfilePageLink({ card, orderId }: ProfilePageLinkProps) {
  const { t } = useTranslation('hiring');
  const isRecruiter = useCurrentUser().position === 'RECRUITER';
  const requestId = card.jobRequestId ?? card.driverJobRequestId ?? card.fleetJobRequestId;
  const to =
    isRecruiter && requestId !== null
      ? paths.recruiterDriver(requestId)
      : `${paths.driverProfile(card.driverId)}?${new URLSearchParams({ orderId }).toString()}`;
  return <ButtonLink to={to}>{t('row.profilePage')}</ButtonLink>;
}
