import { z } from 'zod';
import { FileAccessView } from '../../dq-access/schema';
import { DriverSummary } from '../schema';

/** A carrier's access to a driver's file, with the driver; it reveals no more of the name than the candidacy does. */
export const DqAccess = FileAccessView.extend({ driver: DriverSummary }).meta({ id: 'DqAccess' });
/** A carrier's access with its driver. */
export type DqAccess = z.infer<typeof DqAccess>;

/** A page of a carrier's accesses. */
export const DqAccesses = z.object({ data: z.array(DqAccess), count: z.number().int() }).meta({ id: 'DqAccesses' });
/** A page of a carrier's accesses. */
export type DqAccesses = z.infer<typeof DqAccesses>;
