import { z } from 'zod';
import { candidacyStates } from '../../shared/candidacy-states';
import { LimitSkip } from '../../shared/schema';
import { DriverSummary, FitLine } from '../schema';

/** A carrier's driver: a candidate in review or beyond, with the assignment. */
export const BusinessDriver = DriverSummary.extend({
  assignmentId: z.uuid(),
  orderId: z.uuid(),
  candidacyId: z.uuid(),
  candidacyState: z.enum(candidacyStates),
}).meta({ id: 'BusinessDriver' });
/** A carrier's driver. */
export type BusinessDriver = z.infer<typeof BusinessDriver>;

/** A page of a carrier's drivers. */
export const BusinessDrivers = z
  .object({ data: z.array(BusinessDriver), count: z.number().int() })
  .meta({ id: 'BusinessDrivers' });
/** A page of a carrier's drivers. */
export type BusinessDrivers = z.infer<typeof BusinessDrivers>;

/** Limit and skip of a carrier's drivers. */
export const BusinessDriversQuery = LimitSkip;

const MAX_DRIVERS = 50;
const isId = (key: string): boolean => z.uuid().safeParse(key).success;

/** The status that a caller asks about, by driver id: `?<driverId>=approved`. */
export const DriverStatuses = z
  .object({})
  .catchall(z.literal('approved'))
  .refine((statuses) => Object.keys(statuses).every(isId), { error: 'not-a-driver-id' })
  .refine((statuses) => Object.keys(statuses).length <= MAX_DRIVERS, { error: 'too-many-drivers' });

/** An active order to which the carrier may invite a driver, with how the driver fits it. */
export const InviteChoice = z
  .object({
    orderId: z.uuid(),
    title: z.string(),
    facility: z.string(),
    distanceMiles: z.number().int(),
    openSeats: z.number().int(),
    fit: z.array(FitLine),
    /** The problem code if the driver may not be invited to the order, or null. */
    inviteRefusal: z.string().nullable(),
  })
  .meta({ id: 'InviteChoice' });
/** An active order to which the carrier may invite a driver. */
export type InviteChoice = z.infer<typeof InviteChoice>;

/** The carrier's active orders, nearest to the driver first. */
export const InviteChoices = z.object({ data: z.array(InviteChoice) }).meta({ id: 'InviteChoices' });
