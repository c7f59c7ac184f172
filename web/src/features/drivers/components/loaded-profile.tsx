import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { driverProfileQuery } from '#web/entities/driver-profile/driver-profile';
import { useCan } from '#web/shared/session/current-user';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { CandidacyTimeline } from './candidacy-timeline';
import { DriverProfile } from './driver-profile';
import { LazyNotes } from './lazy-notes';

interface LoadedProfileProps {
  driverId: string;
  orderId: string | undefined;
}

/** The profile with its timeline, or the error. */
export function LoadedProfile({ driverId, orderId }: LoadedProfileProps) {
  const { t } = useTranslation('drivers');
  const mayReadNotes = useCan('notes:write');
  const { data: profile, error, refetch } = useQuery(driverProfileQuery(driverId, orderId));
  if (error !== null && profile === undefined) return <ErrorState error={error} retry={() => void refetch()} />;
  if (profile === undefined) return <PageSkeleton />;
  return (
    <>
      <DriverProfile profile={profile} />
      {mayReadNotes ? (
        <div className="gh-profile-timeline">
          <LazyNotes driverId={driverId} />
        </div>
      ) : null}
      {orderId === undefined || profile.candidacy === null ? null : (
        <section className="gh-profile-timeline" aria-label={t('section.timeline')}>
          <h3>{t('section.timeline')}</h3>
          <CandidacyTimeline orderId={orderId} driverId={driverId} />
        </section>
      )}
    </>
  );
}
