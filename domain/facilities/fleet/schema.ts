import { z } from 'zod';
import { dressCodes, transmissions } from '../../shared/job-enums';
import { tooLong } from '../../shared/too-long';

const MAX_ITEM = 100;
const MAX_ITEMS = 100;
const MAX_TEXT = 20_000;

const items = z.array(z.string().max(MAX_ITEM, tooLong())).max(MAX_ITEMS);

/** The fleet configuration to store for a facility. With `version`, an edit of an older version is refused. */
export const SetFleetConfiguration = z
  .object({
    facilityId: z.uuid(),
    /** The version of the facility that the edit is based on. */
    version: z.number().int().min(1).optional(),
    equipment: items,
    equipmentBrand: items,
    equipmentTransmission: z.array(z.enum(transmissions)),
    equipmentAverageAge: z
      .number({ error: 'Choose the average equipment age' })
      .int()
      .min(-1)
      .max(10)
      .refine((age) => age !== 0, 'Choose the average equipment age'),
    eldDevices: items,
    cameraInTrack: z.boolean(),
    dressCode: z.array(z.enum(dressCodes)),
    otherRequirements: z.string().trim().max(MAX_TEXT, tooLong()),
  })
  .meta({ id: 'SetFleetConfiguration' });
/** The fleet configuration to store for a facility. */
export type SetFleetConfiguration = z.infer<typeof SetFleetConfiguration>;
