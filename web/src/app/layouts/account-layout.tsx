import { isDriver } from '#domain/accounts/actor';
import { lazyComponent } from '#web/shared/connection/lazy-component';
import { useActor } from '#web/shared/session/current-user';

const ForDrivers = lazyComponent(() => import('../areas/driver').then((area) => area.DriverLayout));
const ForStaff = lazyComponent(() => import('./console-layout').then((module) => module.ConsoleLayout));

/** A page for all users, in the layout of the user's role; the other layout is not loaded. */
export function AccountLayout() {
  const Layout = isDriver(useActor()) ? ForDrivers : ForStaff;
  return <Layout />;
}
