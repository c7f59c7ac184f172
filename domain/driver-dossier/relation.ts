import type { AccessState } from '../dq-access/states';
import { openAccessStates } from '../dq-access/states';
import type { BenchStatus } from '../bench/states';
import { openBenchStatuses } from '../bench/states';
import { nameVisible } from '../candidacies/records';
import { type DriverStage, isFileAvailable } from '../driver-pipeline/stages';
import type { Stage } from '../shared/candidacy-states';

/** What connects a driver with a carrier. */
export interface DossierRelation {
  /** The stages of the driver's candidacies on the carrier's orders. */
  readonly candidacyStages: readonly (Stage | null)[];
  readonly bench: BenchStatus | null;
  readonly access: AccessState | 'none';
  /** Whether the carrier has or had an employment of the driver. */
  readonly hasEmployment: boolean;
  /** Whether an employment of the carrier lasts. */
  readonly isByLaw: boolean;
}

/**
 * Whether people of the carrier may open the driver's page of the file (decision 050): the driver is in review on one of its
 * orders or beyond, on its bench or proposed for it, was asked for access or gave it, or is or was employed by it.
 */
export const isRelated = ({ candidacyStages, bench, access, hasEmployment }: DossierRelation): boolean =>
  candidacyStages.some(nameVisible) ||
  openBenchStatuses.some((status) => status === bench) ||
  openAccessStates.some((state) => state === access) ||
  hasEmployment;

/** Whether the file exists yet for carriers: from WrappingUpHR on, and during an employment of the carrier. */
export const isDossierAvailable = (stage: DriverStage, { isByLaw }: Pick<DossierRelation, 'isByLaw'>): boolean =>
  isByLaw || isFileAvailable(stage);
