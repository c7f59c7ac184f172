import { z } from 'zod';
import { BenchBrief } from '../../bench/schema';
import { FileAccessView } from '../../dq-access/schema';
import { DriverSummary } from '../schema';

/** A driver on a carrier's bench; being on it does not reveal the full name (docs/state-machines.md#bench). */
export const BenchDriver = BenchBrief.extend({
  driver: DriverSummary,
  /** From the given place to the center of the driver's city; null without a place. */
  distanceMiles: z.number().int().nullable(),
  openApplications: z.number().int(),
  /** The carrier's access to the driver's file. */
  fileAccess: FileAccessView,
}).meta({ id: 'BenchDriver' });
/** A driver on a carrier's bench. */
export type BenchDriver = z.infer<typeof BenchDriver>;

/** A page of a carrier's bench. */
export const BenchDrivers = z
  .object({ data: z.array(BenchDriver), count: z.number().int() })
  .meta({ id: 'BenchDrivers' });
/** A page of a carrier's bench. */
export type BenchDrivers = z.infer<typeof BenchDrivers>;
