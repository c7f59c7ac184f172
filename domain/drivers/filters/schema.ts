import { z } from 'zod';
import { benchStatuses } from '../../bench/states';
import {
  driverClasses,
  endorsementCodes,
  freightLevels,
  shiftTypes,
  trailerTypes,
  transmissions,
} from '../../shared/job-enums';
import { LimitSkip, QueryFlag, queryList } from '../../shared/schema';
import { tooLong } from '../../shared/too-long';
import { orderlessSorts } from '../ranking';
import { DriverSummary } from '../schema';

/** The filters of the search without a job order; without any of them, there is nothing to search for. */
export const DriverFilters = z.object({
  driverClass: queryList(z.enum(driverClasses)).optional(),
  transmission: queryList(z.enum(transmissions)).optional(),
  endorsements: queryList(z.enum(endorsementCodes)).optional(),
  freightLevel: queryList(z.enum(freightLevels)).optional(),
  freightType: queryList(z.enum(trailerTypes)).optional(),
  shift: queryList(z.enum(shiftTypes)).optional(),
  haulCertifiedOnly: QueryFlag.optional(),
  search: z.string().trim().max(100, tooLong()).optional(),
  /** Miles from the facility; the maximum is checked by its own rule with its own text. */
  miles: z.coerce.number().min(0).optional(),
});
/** The filters of the search without a job order. */
export type DriverFilters = z.infer<typeof DriverFilters>;

/**
 * The filters with the place to measure from, by default the carrier's first active facility, and the order of the
 * drivers; every order except the distance ranks the 2,000 nearest drivers that pass the filters.
 */
export const DriverFiltersQuery = DriverFilters.extend({
  facilityId: z.uuid().optional(),
  sort: z.enum(orderlessSorts).default('distance'),
  ...LimitSkip.shape,
});
/** The filters with the place to measure from and the order of the drivers. */
export type DriverFiltersQuery = z.infer<typeof DriverFiltersQuery>;

/** A driver whom the filters found, with the initial of the last name. */
export const FilteredDriver = DriverSummary.extend({
  distanceMiles: z.number().int(),
  /** The driver's status on the carrier's bench; null if they were never on it. */
  benchStatus: z.enum(benchStatuses).nullable(),
}).meta({ id: 'FilteredDriver' });
/** A driver whom the filters found. */
export type FilteredDriver = z.infer<typeof FilteredDriver>;
