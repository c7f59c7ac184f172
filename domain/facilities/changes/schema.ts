import { z } from 'zod';
import { usStateCodes } from '../../places/us-states';
import { storedZip, ZIP } from '../../places/zip';
import { roundDegrees } from '../../shared/schema';
import { tooLong } from '../../shared/too-long';
import { visibleLine } from '../../shared/visible-text';

const MAX_NAME = 100;
const MAX_LINE = 200;
const MAX_NOTE = 2_000;
const MAX_RECRUITERS = 500;

const NAME_MISSING = 'Type a facility name';
const BAD_LATITUDE = 'Type a latitude between -90 and 90';
const BAD_LONGITUDE = 'Type a longitude between -180 and 180';

const line = z.string().overwrite(visibleLine).max(MAX_LINE, tooLong());
const requiredLine = (missing: string) =>
  z.string({ error: missing }).overwrite(visibleLine).min(1, missing).max(MAX_LINE, tooLong());

/** The address of a facility, with its coordinates. */
export const FacilityAddress = z
  .object({
    latitude: z.number({ error: BAD_LATITUDE }).min(-90, BAD_LATITUDE).max(90, BAD_LATITUDE).overwrite(roundDegrees),
    longitude: z
      .number({ error: BAD_LONGITUDE })
      .min(-180, BAD_LONGITUDE)
      .max(180, BAD_LONGITUDE)
      .overwrite(roundDegrees),
    addressLine1: requiredLine('Enter the street'),
    /** One carrier's facilities have different full addresses. */
    fullAddress: requiredLine('address-not-valid'),
    city: requiredLine('Enter the city'),
    state: z.enum(usStateCodes, { error: 'Choose a state' }),
    postalCode: z
      .string({ error: 'Type a ZIP code with 5 digits' })
      .overwrite(storedZip)
      .regex(ZIP, 'Type a ZIP code with 5 digits'),
    country: line.default('US'),
  })
  .meta({ id: 'FacilityAddress' });
/** The address of a facility, with its coordinates. */
export type FacilityAddress = z.infer<typeof FacilityAddress>;

const recruiters = z.array(z.uuid()).max(MAX_RECRUITERS);
const facilityName = z
  .string({ error: NAME_MISSING })
  .overwrite(visibleLine)
  .min(1, NAME_MISSING)
  .max(MAX_NAME, tooLong());
const note = z.string().trim().max(MAX_NOTE, tooLong());

/** A new facility. The recruiters are `userIdList`, or `recruiterUsers` as some clients call it; one of them is required. */
export const CreateFacility = z
  .object({
    organizationId: z.uuid().optional(),
    name: facilityName,
    address: FacilityAddress,
    userIdList: recruiters.optional(),
    recruiterUsers: recruiters.optional(),
    isActive: z.boolean(),
    note: note.optional(),
  })
  .refine(({ userIdList, recruiterUsers }) => (userIdList ?? recruiterUsers) !== undefined, {
    path: ['userIdList'],
    error: 'recruiters-missing',
  })
  .meta({ id: 'CreateFacility' });
/** A new facility. */
export type CreateFacility = z.infer<typeof CreateFacility>;

/** Changes to a facility; an absent field does not change. With `version`, an edit of an older version is refused. */
export const ChangeFacility = z
  .object({
    version: z.number().int().min(1).optional(),
    name: facilityName.optional(),
    address: FacilityAddress.optional(),
    userIdList: recruiters.optional(),
    recruiterUsers: recruiters.optional(),
    isActive: z.boolean().optional(),
    note: note.optional(),
  })
  .meta({ id: 'ChangeFacility' });
/** Changes to a facility. */
export type ChangeFacility = z.infer<typeof ChangeFacility>;
