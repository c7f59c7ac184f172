/** Payment types; like all values in this file they are part of the API (docs/requirements.md#job-order-content). */
export const paymentTypes = ['flat', 'hourly', 'mileage', 'hourlyPlusMileage', 'estimatedPay', 'other'] as const;
/** One of {@link paymentTypes}. */
export type PaymentType = (typeof paymentTypes)[number];

/**
 * Hours after which overtime is paid; `no` requires the Motor Carrier Exemption
 * (docs/requirements.md#job-order-content).
 */
export const overtimeEligibilities = ['over8', 'over40', 'over45', 'over50', 'no'] as const;
/** One of {@link overtimeEligibilities}. */
export type OvertimeEligibility = (typeof overtimeEligibilities)[number];

/** Currencies of estimated pay. */
export const currencies = ['USD', 'CAD'] as const;
/** One of {@link currencies}. */
export type Currency = (typeof currencies)[number];

/** Periods of estimated pay. */
export const payPeriods = ['day', 'week', 'month', 'year'] as const;
/** One of {@link payPeriods}. */
export type PayPeriod = (typeof payPeriods)[number];

/** Driver's license classes, the widest first: A covers B covers C. */
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

/** Job types, the drivers' terms for assignment types. */
export const jobTypes = ['Local', 'OTR', 'Regional', 'Drayage'] as const;
/** One of {@link jobTypes}. */
export type JobType = (typeof jobTypes)[number];

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

/** Endorsement codes; TC is the TWIC card, X counts as H and N. */
export const endorsementCodes = ['T', 'H', 'P', 'N', 'X', 'TC', 'Other'] as const;
/** One of {@link endorsementCodes}. */
export type EndorsementCode = (typeof endorsementCodes)[number];

/** Transmissions; also the types of pallet jacks. */
export const transmissions = ['automatic', 'manual'] as const;
/** One of {@link transmissions}. */
export type Transmission = (typeof transmissions)[number];

/** Truck makes. */
export const truckMakes = ['freightliner', 'paccar', 'international', 'volvo'] as const;

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

/** Equipment ages in years; -1 is "less than 1 year". */
export const equipmentAges = [-1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Suggestions for the free-form list of equipment. */
export const equipmentSuggestions = [
  'Day Cab',
  'Sleeper Cab',
  'Box Truck',
  'Straight Truck',
  'Yard Tractor',
  'Container Chassis',
  ...trailerTypes,
] as const;

/** Suggestions for the free-form list of ELD vendors. */
export const eldSuggestions = [
  'Samsara',
  'Motive',
  'Geotab',
  'Omnitracs',
  'Verizon Connect',
  'ORBCOMM',
  'EROAD',
  'Garmin',
] as const;

/** Actions on an order, as names of buttons. */
export const orderActions = [
  'edit',
  'clone',
  'duplicate',
  'visibility',
  'cancel',
  'delete',
  'accept',
  'sendBack',
] as const;
/** One of {@link orderActions}. */
export type OrderAction = (typeof orderActions)[number];
