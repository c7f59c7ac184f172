import { useParams, useSearchParams } from 'react-router';
import { DriverProfilePage } from '#web/features/drivers/components/driver-profile-page';

/** /business/driver/:driverId/profile?orderId= */
export function DriverProfileRoute() {
  const { driverId = '' } = useParams();
  const [search] = useSearchParams();
  return <DriverProfilePage key={driverId} driverId={driverId} orderId={search.get('orderId') ?? undefined} />;
}
