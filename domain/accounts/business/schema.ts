import type { z } from 'zod';
import { UserView } from '../schema';

/** The carrier of a staff member, its facilities, and the member's place in the fleet. */
export const BusinessInfo = UserView.pick({ organization: true, facilities: true, fleetInfo: true }).meta({
  id: 'BusinessInfo',
});
/** The carrier of a staff member. */
export type BusinessInfo = z.infer<typeof BusinessInfo>;
