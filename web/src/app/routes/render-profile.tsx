import type { OpenProfile } from '#web/features/hiring/components/profile-slot';
import { lazyComponent } from '#web/shared/connection/lazy-component';

const DriverDrawer = lazyComponent(
  () => import('#web/features/drivers/components/driver-drawer').then((module) => module.DriverDrawer),
  { waiting: null },
);

/** Connects the drivers feature with the hiring feature: shows a profile over the list from which it was opened. */
export const renderProfile = (profile: OpenProfile) => <DriverDrawer {...profile} />;
