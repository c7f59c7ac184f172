import { DriverDrawer } from '../../features/drivers/components/driver-drawer';
import type { OpenProfile } from '../../features/hiring/components/profile-slot';

/** A profile over the list it was opened from: the drivers' feature shows what the hiring feature opens. */
export const renderProfile = (profile: OpenProfile) => <DriverDrawer {...profile} />;
