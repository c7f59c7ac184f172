import { DriverDrawer } from '#web/features/drivers/components/driver-drawer';
import type { OpenProfile } from '#web/features/hiring/components/profile-slot';

/** Connects the drivers feature with the hiring feature: shows a profile over the list from which it was opened. */
export const renderProfile = (profile: OpenProfile) => <DriverDrawer {...profile} />;
