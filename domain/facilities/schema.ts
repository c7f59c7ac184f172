import { z } from 'zod';
import { dressCodes, transmissions } from '../shared/job-enums';

/** The carrier's contact person for an order. */
export const ContactPerson = z
  .object({
    _id: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    position: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string(),
  })
  .meta({ id: 'ContactPerson' });
/** The carrier's contact person for an order. */
export type ContactPerson = z.infer<typeof ContactPerson>;

/** A facility with its time zone and recruiters (docs/requirements.md#carriers). */
export const FacilityView = z
  .object({
    _id: z.uuid(),
    organizationId: z.uuid(),
    name: z.string(),
    isActive: z.boolean(),
    address: z.object({
      latitude: z.number(),
      longitude: z.number(),
      addressLine1: z.string(),
      fullAddress: z.string(),
      city: z.string(),
      state: z.string(),
      postalCode: z.string(),
      country: z.string(),
    }),
    timeZone: z.string(),
    note: z.string().nullable(),
    recruiterUsers: z.array(z.uuid()),
  })
  .meta({ id: 'FacilityView' });
/** A facility. */
export type FacilityView = z.infer<typeof FacilityView>;

/**
 * Fleet configuration of a facility; prefills the order form when the facility is chosen
 * (docs/requirements.md#carriers).
 */
export const FleetConfiguration = z
  .object({
    equipment: z.array(z.string()),
    equipmentBrand: z.array(z.string()),
    equipmentTransmission: z.array(z.enum(transmissions)),
    equipmentAverageAge: z.number().int(),
    eldDevices: z.array(z.string()),
    cameraInTrack: z.boolean(),
    dressCode: z.array(z.enum(dressCodes)),
    otherRequirements: z.string(),
  })
  .meta({ id: 'FleetConfiguration' });
/** Fleet configuration of a facility. */
export type FleetConfiguration = z.infer<typeof FleetConfiguration>;

/** Additional match criteria of an organization; a month is 30.4375 days (docs/requirements.md#matching). */
export const SafetyProfile = z
  .object({ minimumAge: z.number(), minimumExperience: z.number(), minimumExperienceInLastMonths: z.number() })
  .meta({ id: 'SafetyProfile' });
/** Additional match criteria of an organization. */
export type SafetyProfile = z.infer<typeof SafetyProfile>;
