import { isDriver } from '#domain/accounts/actor';
import { lateComponent } from '../../shared/connection/late-component';
import { useActor } from '../../shared/session/current-user';

const ForDrivers = lateComponent(() => import('../areas/driver').then((area) => area.DriverLayout));
const ForStaff = lateComponent(() => import('./console-layout').then((module) => module.ConsoleLayout));

/** A page of everybody's, in the frame that each is used to; neither loads the other's. */
export function AccountLayout() {
  const Layout = isDriver(useActor()) ? ForDrivers : ForStaff;
  return <Layout />;
}
