import { z } from 'zod';
import { positions } from '../accounts/roles';
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
    /** Goes up with each change of the facility, its recruiters or its fleet configuration. */
    version: z.number().int(),
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

/** A facility at a distance, in miles with three decimals. */
export const NearbyFacility = FacilityView.extend({ sortDistance: z.number() }).meta({ id: 'NearbyFacility' });
/** A facility at a distance. */
export type NearbyFacility = z.infer<typeof NearbyFacility>;

/** The facilities near a place, nearest first: those where the caller works, and the carrier's other ones. */
export const NearbyFacilities = z
  .object({ myFacilities: z.array(NearbyFacility), otherFacilities: z.array(NearbyFacility) })
  .meta({ id: 'NearbyFacilities' });
/** The facilities near a place. */
export type NearbyFacilities = z.infer<typeof NearbyFacilities>;

/** A facility with its contacts, its fleet configuration and the number of its open orders. */
export const FacilityDetail = FacilityView.extend({
  contactPersons: z.array(ContactPerson),
  /** The recruiters of the facility. */
  fleetinfos: z.array(z.object({ _id: z.uuid(), user: z.object({ firstName: z.string(), lastName: z.string() }) })),
  /** Longitude, then latitude. */
  location: z.object({ coordinates: z.array(z.number()) }),
  /** Null until it is set. */
  fleetConfiguration: FleetConfiguration.nullable(),
  /** Job orders of the facility that are pending or active. */
  openOrders: z.number().int(),
}).meta({ id: 'FacilityDetail' });
/** A facility with its contacts and fleet configuration. */
export type FacilityDetail = z.infer<typeof FacilityDetail>;

/** The fleet configuration of one of the carrier's facilities; null until it is set. */
export const FleetProfile = z
  .object({
    facilityId: z.uuid(),
    facilityName: z.string(),
    isActive: z.boolean(),
    configuration: FleetConfiguration.nullable(),
  })
  .meta({ id: 'FleetProfile' });
/** The fleet configuration of one of the carrier's facilities. */
export type FleetProfile = z.infer<typeof FleetProfile>;

/** An active member of a carrier's staff. */
export const OrganizationMember = z
  .object({
    _id: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    position: z.enum(positions).nullable(),
  })
  .meta({ id: 'OrganizationMember' });
/** An active member of a carrier's staff. */
export type OrganizationMember = z.infer<typeof OrganizationMember>;
