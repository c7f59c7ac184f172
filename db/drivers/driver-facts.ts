import type { DriverStage } from '#domain/driver-pipeline/stages';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import type { DriverFacts } from '#domain/drivers/fit-facts';
import type { Stage } from '#domain/shared/candidacy-states';
import type { CandidacyStateName } from '#domain/shared/candidacy-states';

/** A driver's unmasked list columns: responses to carriers must mask them according to the state. */
export interface DriverRow extends DriverFacts {
  readonly driverId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string;
  readonly state: string;
  readonly isAvailable: boolean;
  readonly stage: DriverStage;
  readonly isReadyForDispatch: boolean;
  /** The pipeline, from which credentials and readiness are derived. */
  readonly pipeline: DriverPipelineState;
}

/** Columns of a query that joins `drivers` and `driver_pipelines`. */
export const driverColumns = {
  driverId: 'drivers.id',
  firstName: 'drivers.first_name',
  lastName: 'drivers.last_name',
  city: 'drivers.city',
  state: 'drivers.state',
  licenseClass: 'drivers.license_class',
  endorsements: 'drivers.endorsements',
  transmissions: 'drivers.transmissions',
  shifts: 'drivers.shifts',
  freightLevels: 'drivers.freight_levels',
  freightTypes: 'drivers.freight_types',
  birthDate: 'drivers.birth_date',
  experienceMonths: 'drivers.experience_months',
  lastDroveOn: 'drivers.last_drove_on',
  workRecord: 'drivers.work_record',
  isAvailable: 'drivers.is_available',
  stage: 'driver_pipelines.stage',
  isReadyForDispatch: 'driver_pipelines.is_ready',
  pipeline: 'driver_pipelines.snapshot',
} as const;

/** The status of a driver on an order, in one line. */
export interface CandidacyBriefRow {
  readonly candidacyId: string;
  readonly round: number;
  readonly state: CandidacyStateName;
  readonly stage: Stage | null;
  readonly since: string;
}

/** Columns of a query that left-joins `candidacies`. */
export const briefColumns = {
  candidacyId: 'candidacies.id',
  candidacyRound: 'candidacies.round',
  candidacyState: 'candidacies.state',
  candidacyStage: 'candidacies.stage',
  candidacySince: 'candidacies.state_entered_at',
} as const;

/** The brief's columns in a joined row. */
export interface BriefRow {
  readonly candidacyId: string | null;
  readonly candidacyRound: number;
  readonly candidacyState: CandidacyStateName;
  readonly candidacyStage: Stage | null;
  readonly candidacySince: string;
}

/** The brief of a joined row; null if there is no candidacy. */
export function briefOf(row: BriefRow): CandidacyBriefRow | null {
  if (row.candidacyId === null) return null;
  return {
    candidacyId: row.candidacyId,
    round: row.candidacyRound,
    state: row.candidacyState,
    stage: row.candidacyStage,
    since: row.candidacySince,
  };
}
