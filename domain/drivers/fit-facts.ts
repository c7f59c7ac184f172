import type {
  AssignmentType,
  DriverClass,
  EndorsementCode,
  FreightLevel,
  ScheduleType,
  ShiftType,
  TrailerType,
  Transmission,
} from '../shared/job-enums';
import { type ExperienceFacts } from './experience';
import type { DriverCredentials } from './readiness';

/** The driver's side of the comparison. Dates are calendar dates; an empty list of preferences is not stated. */
export interface DriverFacts extends ExperienceFacts {
  readonly licenseClass: DriverClass;
  readonly endorsements: readonly EndorsementCode[];
  readonly transmissions: readonly Transmission[];
  readonly shifts: readonly ShiftType[];
  readonly freightLevels: readonly FreightLevel[];
  readonly freightTypes: readonly TrailerType[];
  readonly birthDate: string;
}

/** Additional match criteria of an organization, or of one order (docs/requirements.md#matching). */
export interface MatchCriteria {
  readonly minAge: number;
  readonly minExperienceInSeconds: number;
  readonly experienceWindowInSeconds: number;
}

/** The order's side of the comparison. */
export interface OrderRequirements {
  readonly driverClass: DriverClass;
  readonly orderAssignmentType: AssignmentType;
  /** Absent or null in a record of an earlier release, which requires the card for drayage. */
  readonly requiresTwic?: boolean | null | undefined;
  readonly endorsements: readonly EndorsementCode[];
  readonly equipmentTransmission: readonly Transmission[];
  readonly isInterstate: boolean;
  readonly scheduleType: ScheduleType;
  readonly shiftType: ShiftType;
  readonly freightLevel: FreightLevel;
  /** A free-form list; the trailer types in it are the freight types. */
  readonly equipment: readonly string[];
  /** The order's own criteria; without them, those of its organization apply. */
  readonly matchCriteria?: MatchCriteria | null | undefined;
}

/** The input of the comparison; `today` is a calendar date. */
export interface FitInput {
  readonly driver: DriverFacts;
  /** Whether license and TWIC card are still valid. */
  readonly proofs: DriverCredentials;
  readonly order: OrderRequirements;
  /** The organization's. */
  readonly criteria: MatchCriteria | null;
  readonly distanceMiles: number;
  readonly today: string;
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
  readonly criterion: FitCriterion;
  readonly result: 'pass' | 'near' | 'fail';
  readonly detail: Record<string, string | number | boolean | string[] | null>;
}
