import { type BenchStatus, openBenchStatuses } from '../bench/states';
import { nameVisible } from '../candidacies/records';
import type { FileAccess } from '../dq-access/file-access';
import { type AccessStateOrNone, openAccessStates } from '../dq-access/states';
import { type DriverStage, isFileAvailable } from '../driver-pipeline/stages';
import type { Stage } from '../shared/candidacy-states';

/** The relation of a driver to a carrier. */
export interface DossierRelation {
  /** The stages of the driver's candidacies on the carrier's orders. */
  readonly candidacyStages: readonly (Stage | null)[];
  readonly bench: BenchStatus | null;
  readonly access: AccessStateOrNone;
  /** Whether an employment of the carrier lasts. */
  readonly isByLaw: boolean;
}

/**
 * Whether people of the carrier may open the driver file (decision 050): the driver is in review on one of its
 * orders or beyond, on its bench or proposed for it, was asked for access or gave it, or is employed by it.
 */
export const isRelated = ({ candidacyStages, bench, access, isByLaw }: DossierRelation): boolean =>
  candidacyStages.some(nameVisible) ||
  openBenchStatuses.some((status) => status === bench) ||
  openAccessStates.some((state) => state === access) ||
  isByLaw;

/**
 * Whether the file exists yet for the carrier: from WrappingUpHR on, and during an employment of the carrier. For a carrier that
 * the driver's history names, it does not exist before the driver answers.
 */
export const isDossierAvailable = (
  stage: DriverStage,
  { isByLaw, isWithheld }: Pick<FileAccess, 'isByLaw' | 'isWithheld'>,
): boolean => isByLaw || (!isWithheld && isFileAvailable(stage));
