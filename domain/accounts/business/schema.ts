import type { z } from 'zod';
import { UserView } from '../schema';

/** What a carrier's staff member belongs to: the carrier, its facilities, and their place in the fleet. */
export const BusinessInfo = UserView.pick({ organization: true, facilities: true, fleetInfo: true }).meta({
  id: 'BusinessInfo',
});
/** What a carrier's staff member belongs to. */
export type BusinessInfo = z.infer<typeof BusinessInfo>;
