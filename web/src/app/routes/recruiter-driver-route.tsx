import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { requestedDriverQuery } from '#web/entities/driver-profile/driver-profile';
import { DriverProfilePage } from '#web/features/drivers/components/driver-profile-page';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';

/** /recruiter/driver/:jobRequestId: the driver of a request, on its order. */
export function RecruiterDriverRoute() {
  const { jobRequestId = '' } = useParams();
  const { data: profile, error, refetch } = useQuery(requestedDriverQuery(jobRequestId));
  if (profile !== undefined)
    return <DriverProfilePage key={profile._id} driverId={profile._id} orderId={profile.orderId ?? undefined} />;
  return error === null ? <PageSkeleton /> : <ErrorState error={error} retry={() => void refetch()} />;
}
