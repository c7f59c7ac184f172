import { isDriver } from '#domain/accounts/actor';
import { lazy, Suspense } from 'react';
import { useActor } from '../../shared/session/current-user';
import { PageSkeleton } from '../../shared/ui/skeleton';

const ForDrivers = lazy(() => import('./driver-layout').then(({ DriverLayout }) => ({ default: DriverLayout })));
const ForStaff = lazy(() => import('./console-layout').then(({ ConsoleLayout }) => ({ default: ConsoleLayout })));

/** A page of everybody's, in the frame that each is used to; neither loads the other's. */
export function AccountLayout() {
  const Layout = isDriver(useActor()) ? ForDrivers : ForStaff;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Layout />
    </Suspense>
  );
}
