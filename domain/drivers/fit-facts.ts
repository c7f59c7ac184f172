import type { DriverCredentials } from './readiness';
import type {
  AssignmentType,
  DriverClass,
  EndorsementCode,
  FreightLevel,
  ScheduleType,
  ShiftType,
  TrailerType,
  Transmission,
} from '../job-orders/enums';
import { type ExperienceFacts } from './experience';

/** The driver's side of the comparison. Dates are calendar dates; an empty list of preferences is not stated. */
export interface DriverFacts extends ExperienceFacts {
  licenseClass: DriverClass;
  endorsements: readonly EndorsementCode[];
  transmissions: readonly Transmission[];
  shifts: readonly ShiftType[];
  freightLevels: readonly FreightLevel[];
  freightTypes: readonly TrailerType[];
  birthDate: string;
}

/** The order's side of the comparison. */
export interface OrderRequirements {
  driverClass: DriverClass;
  orderAssignmentType: AssignmentType;
  endorsements: readonly EndorsementCode[];
  equipmentTransmission: readonly Transmission[];
  isInterstate: boolean;
  scheduleType: ScheduleType;
  shiftType: ShiftType;
  freightLevel: FreightLevel;
  /** A free list; the trailer types in it are the freight types. */
  equipment: readonly string[];
}

/** Additional match criteria of an organization (docs/requirements.md#matching). */
export interface MatchCriteria {
  minAge: number;
  minExperienceInSeconds: number;
  experienceWindowInSeconds: number;
}

/** The input of the comparison; `today` is a calendar date. */
export interface FitInput {
  driver: DriverFacts;
  /** Whether license and TWIC card are still valid. */
  proofs: DriverCredentials;
  order: OrderRequirements;
  criteria: MatchCriteria | null;
  distanceMiles: number;
  today: string;
}

/** The criteria of the comparison. */
export const fitCriteria = [
  'license',
  'twic',
  'class',
  'endorsements',
  'transmission',
  'experience',
  'age',
  'distance',
  'shift',
  'freightLevel',
  'freightType',
] as const;

/** One of {@link fitCriteria}. */
export type FitCriterion = (typeof fitCriteria)[number];

/**
 * The result of one criterion: pass, near miss or fail; `detail` has the compared values. A preference that the driver
 * has not stated passes, with `notStated`.
 */
export interface FitResult {
  criterion: FitCriterion;
  result: 'pass' | 'near' | 'fail';
  detail: Record<string, string | number | boolean | string[] | null>;
}
