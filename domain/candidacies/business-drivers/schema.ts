import { z } from 'zod';
import { DriverSummary } from '../../drivers/schema';
import { candidacyStates } from '../../shared/candidacy-states';
import { LimitSkip } from '../../shared/schema';
import { assignmentStates } from '../states';

/** A carrier's driver: a candidate in review or beyond, with the assignment. */
export const BusinessDriver = DriverSummary.extend({
  assignmentId: z.uuid(),
  orderId: z.uuid(),
  candidacyId: z.uuid(),
  candidacyState: z.enum(candidacyStates),
  /** The status of the assignment. */
  status: z.enum(assignmentStates),
  /** Why the candidacy ended; null while it goes on. */
  declineReason: z.string().nullable(),
  /** Ids of the other records of the same round; null while a record does not exist. */
  fleetJobRequestId: z.uuid().nullable(),
  driverJobRequestId: z.uuid().nullable(),
  jobRequestId: z.uuid().nullable(),
  scheduledInterviewId: z.uuid().nullable(),
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
