import type { driverPipelineRow } from '#db/driver-pipeline/driver-pipeline-row';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import type { DriverClass, EndorsementCode, Transmission } from '#domain/shared/job-enums';
import { type SeedApplication } from './applications/application';
import { type SeedUser } from './carriers';
import type { DeskEvent } from './desk/desk-event';
import { type SeedResult } from './desk/results';
import { type Hub } from './places';
import { type PastStage } from './stage-history';

export interface SeedDriver {
  readonly id: string;
  readonly hub: Hub;
  readonly user: SeedUser;
  readonly licenseClass: DriverClass;
  readonly endorsements: readonly EndorsementCode[];
  readonly transmissions: readonly Transmission[];
  readonly isAvailable: boolean;
  readonly state: DriverPipelineState;
  /** Null before pre-qualification, and beyond the first applicants of a large world. */
  readonly application: SeedApplication | null;
  /** The driver's earlier stages; empty beyond the first applicants of a large world. */
  readonly pastStages: readonly PastStage[];
  /** Calls and results that operations recorded. */
  readonly desk: readonly DeskEvent[];
  readonly results: readonly SeedResult[];
  readonly row: Readonly<Record<string, unknown>>;
  readonly pipeline: ReturnType<typeof driverPipelineRow>;
}
