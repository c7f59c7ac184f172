import { type DriverStage, isExit, isReadyStage } from '../driver-pipeline/stages';
import type { DriverPipelineState } from '../driver-pipeline/state';

/** Obstacles to a hire, in general terms that carriers may read before review. */
export const readinessGaps = [
  'licenseExpired',
  'licenseRejected',
  'licenseInReview',
  'medicalCardExpired',
  'medicalCardRejected',
  'medicalCardInReview',
  'applicationOpen',
  'certificationOpen',
  /** A document of the driver's file has ended, of whichever the pipeline knows no end. */
  'documentEnded',
  'inactive',
] as const;
/** One of {@link readinessGaps}. */
export type ReadinessGap = (typeof readinessGaps)[number];

/** The party that has to close each gap. */
export const gapWaitsFor: Readonly<Record<ReadinessGap, 'driver' | 'operations'>> = {
  licenseExpired: 'driver',
  licenseRejected: 'driver',
  licenseInReview: 'operations',
  medicalCardExpired: 'driver',
  medicalCardRejected: 'driver',
  medicalCardInReview: 'operations',
  applicationOpen: 'driver',
  certificationOpen: 'operations',
  documentEnded: 'driver',
  inactive: 'operations',
};

type Pipeline = Pick<DriverPipelineState, 'documents' | 'expiries' | 'expired'>;
type ProofProblem = 'Expired' | 'Rejected' | 'InReview';

/** The problem of a credential that driving requires; null if it has none. */
function proofProblem({ documents, expiries, expired }: Pipeline, proof: 'driverLicense' | 'dotMedicalCard') {
  const { status } = documents[proof];
  if (expired.includes(proof)) {
    return status === 'uploaded' || status === 'pending' ? 'InReview' : ('Expired' satisfies ProofProblem);
  }
  // A rejected renewal does not affect the credential that is still valid.
  return status === 'rejected' && expiries[proof] === undefined ? ('Rejected' satisfies ProofProblem) : null;
}

/** Why a license is not valid. */
export type LicenseProblem = 'expired' | 'rejected';

/** The credentials that the comparison with an order uses. */
export interface DriverCredentials {
  readonly license: LicenseProblem | null;
  readonly isTwicExpired: boolean;
}

/** The credentials in a driver's pipeline; without a pipeline nothing is known to be invalid. */
export function credentialsOf(pipeline: Pipeline | null): DriverCredentials {
  if (pipeline === null) return { license: null, isTwicExpired: false };
  const problem = proofProblem(pipeline, 'driverLicense');
  const notValid = problem === 'Rejected' ? 'rejected' : 'expired';
  return { license: problem === null ? null : notValid, isTwicExpired: pipeline.expired.includes('twic') };
}

/** The facts that readiness depends on. */
export interface ReadinessFacts {
  readonly isReadyForDispatch: boolean;
  readonly stage: DriverStage;
  readonly pipeline: Pipeline;
}

function stageGap(stage: DriverStage): ReadinessGap[] {
  if (isReadyStage(stage)) return [];
  if (isExit(stage)) return ['inactive'];
  return [stage === 'PreQualify' || stage === 'Processing' ? 'applicationOpen' : 'certificationOpen'];
}

/** Why a hire would be refused now; empty if the driver is ready for dispatch. */
export function readinessGapsOf({ isReadyForDispatch, stage, pipeline }: ReadinessFacts): ReadinessGap[] {
  if (isReadyForDispatch) return [];
  const license = proofProblem(pipeline, 'driverLicense');
  const medicalCard = proofProblem(pipeline, 'dotMedicalCard');
  const gaps: ReadinessGap[] = [
    ...(license === null ? [] : [`license${license}` as const]),
    ...(medicalCard === null ? [] : [`medicalCard${medicalCard}` as const]),
    ...stageGap(stage),
  ];
  return gaps.length === 0 ? ['documentEnded'] : gaps;
}
