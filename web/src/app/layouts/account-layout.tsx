import { isDriver } from '#domain/accounts/actor';
import { lateComponent } from '../../shared/connection/late-component';
import { useActor } from '../../shared/session/current-user';

const ForDrivers = lateComponent(() => import('../areas/driver').then((area) => area.DriverLayout));
const ForStaff = lateComponent(() => import('./console-layout').then((module) => module.ConsoleLayout));

/** A page for all users, in the layout of the user's role; the other layout is not loaded. */
export function AccountLayout() {
  const Layout = isDriver(useActor()) ? ForDrivers : ForStaff;
  return <Layout />;
}
