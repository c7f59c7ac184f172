import { trailerTypes } from '../shared/job-enums';

/** Payment types; like all values in this file and in domain/shared/job-enums.ts, they are part of the API (docs/requirements.md#job-order-content). */
export const paymentTypes = ['flat', 'hourly', 'mileage', 'hourlyPlusMileage', 'estimatedPay', 'other'] as const;
/** One of {@link paymentTypes}. */
export type PaymentType = (typeof paymentTypes)[number];

/**
 * Hours after which overtime is paid; `over45`, `over50` and `no` require the Motor Carrier Exemption
 * (docs/requirements.md#job-order-content).
 */
export const overtimeEligibilities = ['over8', 'over40', 'over45', 'over50', 'no'] as const;
/** One of {@link overtimeEligibilities}. */
export type OvertimeEligibility = (typeof overtimeEligibilities)[number];

/** Days and shifts with their own flat price; other names in a record are kept and shown as they are. */
export const flatPriceOptions = ['weekend', 'holiday', 'night', 'layover'] as const;
/** One of {@link flatPriceOptions}. */
export type FlatPriceOption = (typeof flatPriceOptions)[number];
/** Whether the name is one of {@link flatPriceOptions}. */
export const isFlatPriceOption = (name: string): name is FlatPriceOption =>
  flatPriceOptions.some((option) => option === name);

/** Currencies of estimated pay. */
export const currencies = ['USD', 'CAD'] as const;
/** One of {@link currencies}. */
export type Currency = (typeof currencies)[number];

/** Periods of estimated pay. */
export const payPeriods = ['day', 'week', 'month', 'year'] as const;
/** One of {@link payPeriods}. */
export type PayPeriod = (typeof payPeriods)[number];

/** Job types, the drivers' terms for assignment types. */
export const jobTypes = ['Local', 'OTR', 'Regional', 'Drayage'] as const;
/** One of {@link jobTypes}. */
export type JobType = (typeof jobTypes)[number];

/** Truck makes. */
export const truckMakes = ['freightliner', 'paccar', 'international', 'volvo'] as const;

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
  'autopilot',
  'cancel',
  'delete',
  'accept',
  'sendBack',
] as const;
/** One of {@link orderActions}. */
export type OrderAction = (typeof orderActions)[number];
