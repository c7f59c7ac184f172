import { z } from 'zod';
import { freightLevels, trailerTypes } from '../../shared/job-enums';

/** Freight that a driver prefers to haul; an empty list is not stated. */
export const DriverPreferences = z
  .object({
    freightLevels: z.array(z.enum(freightLevels)).max(freightLevels.length),
    freightTypes: z.array(z.enum(trailerTypes)).max(trailerTypes.length),
  })
  .meta({ id: 'DriverPreferences' });
/** Freight that a driver prefers to haul. */
export type DriverPreferences = z.infer<typeof DriverPreferences>;
