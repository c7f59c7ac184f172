/**
 * License classes, the widest first: A covers B covers C. Like all values in this file, they are part of the API
 * (docs/requirements.md#job-order-content).
 */
export const driverClasses = ['driverLicenseClassA', 'driverLicenseClassB', 'driverLicenseClassC'] as const;
/** One of {@link driverClasses}. */
export type DriverClass = (typeof driverClasses)[number];

/** Assignment types. */
export const assignmentTypes = [
  'local',
  'drayageTWIC',
  'yardSpotter',
  'regionalSameDay',
  'otr',
  'ownerOperator',
] as const;
/** One of {@link assignmentTypes}. */
export type AssignmentType = (typeof assignmentTypes)[number];

/** Freight levels. */
export const freightLevels = ['no-touch', 'light-unload', 'heavy-unload'] as const;
/** One of {@link freightLevels}. */
export type FreightLevel = (typeof freightLevels)[number];

/** Trailer types, which the search filter "freight type" lists. */
export const trailerTypes = [
  'Dry Van',
  'Reefer',
  'Flatbed',
  'Step Deck',
  'Tanker',
  'Dry Bulk Tank',
  'Specialized Trailers',
] as const;
/** One of {@link trailerTypes}. */
export type TrailerType = (typeof trailerTypes)[number];

/** How often a driver wants to be home, most often first. */
export const homeTimes = ['daily', 'weekly', 'everyTwoWeeks', 'monthly'] as const;
/** One of {@link homeTimes}. */
export type HomeTime = (typeof homeTimes)[number];

/** Endorsement codes; TC is the TWIC card, X counts as H and N. */
export const endorsementCodes = ['T', 'H', 'P', 'N', 'X', 'TC', 'Other'] as const;
/** One of {@link endorsementCodes}. */
export type EndorsementCode = (typeof endorsementCodes)[number];

/** Transmissions; also the types of pallet jacks. */
export const transmissions = ['automatic', 'manual'] as const;
/** One of {@link transmissions}. */
export type Transmission = (typeof transmissions)[number];

/** Dress-code items. */
export const dressCodes = [
  'safety-vest',
  'jeans',
  'company-will-provide',
  'steel-toe-boots',
  'clean-plain-t-shirt',
] as const;
/** One of {@link dressCodes}. */
export type DressCode = (typeof dressCodes)[number];

/** Weekdays as in the API. */
export const weekdays = ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa'] as const;
/** One of {@link weekdays}. */
export type Weekday = (typeof weekdays)[number];

/** Schedule types. */
export const scheduleTypes = ['FLEX', 'SHIFT_TYPE', 'WEEK_SCHEDULE'] as const;
/** One of {@link scheduleTypes}. */
export type ScheduleType = (typeof scheduleTypes)[number];

/** Shifts. */
export const shiftTypes = ['AM', 'PM', 'Night'] as const;
/** One of {@link shiftTypes}. */
export type ShiftType = (typeof shiftTypes)[number];
