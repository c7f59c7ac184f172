import { z } from 'zod';
import { freightLevels, homeTimes, trailerTypes } from '../../shared/job-enums';

/** Freight that a driver prefers to haul, and home time; an empty list is not stated. */
export const DriverPreferences = z
  .object({
    freightLevels: z.array(z.enum(freightLevels)).max(freightLevels.length),
    freightTypes: z.array(z.enum(trailerTypes)).max(trailerTypes.length),
    /** The wanted frequency of time at home; null if not stated. */
    homeTime: z.enum(homeTimes).nullable(),
  })
  .meta({ id: 'DriverPreferences' });
/** Freight that a driver prefers to haul, and home time. */
export type DriverPreferences = z.infer<typeof DriverPreferences>;

/** Stores the preferences; with `was`, a change of older ones is refused. */
export const SavePreferencesBody = DriverPreferences.extend({ was: DriverPreferences.optional() }).meta({
  id: 'SavePreferencesBody',
});
/** The preferences to store. */
export type SavePreferencesBody = z.infer<typeof SavePreferencesBody>;
