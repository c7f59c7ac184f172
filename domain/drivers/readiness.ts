import type { DriverPipelineState } from '../driver-pipeline/state';
import { isExit, isReadyStage, type DriverStage } from './stages';

/** What keeps a driver from being hired, in the general words that a carrier may read of a stranger. */
export const readinessGaps = [
  'licenseExpired',
  'licenseRejected',
  'licenseInReview',
  'medicalCardExpired',
  'medicalCardRejected',
  'medicalCardInReview',
  'applicationOpen',
  'certificationOpen',
  'inactive',
] as const;
/** One of {@link readinessGaps}. */
export type ReadinessGap = (typeof readinessGaps)[number];

/** Who has to act before the gap is closed. */
export const gapWaitsFor: Readonly<Record<ReadinessGap, 'driver' | 'operations'>> = {
  licenseExpired: 'driver',
  licenseRejected: 'driver',
  licenseInReview: 'operations',
  medicalCardExpired: 'driver',
  medicalCardRejected: 'driver',
  medicalCardInReview: 'operations',
  applicationOpen: 'driver',
  certificationOpen: 'operations',
  inactive: 'operations',
};

type Pipeline = Pick<DriverPipelineState, 'documents' | 'expiries' | 'expired'>;
type ProofProblem = 'Expired' | 'Rejected' | 'InReview';

/** What is wrong with a proof that driving needs, or nothing. */
function proofProblem({ documents, expiries, expired }: Pipeline, proof: 'driverLicense' | 'dotMedicalCard') {
  const { status } = documents[proof];
  if (expired.includes(proof)) {
    return status === 'uploaded' || status === 'pending' ? 'InReview' : ('Expired' satisfies ProofProblem);
  }
  // A renewal that was rejected takes nothing from the proof that is still valid.
  return status === 'rejected' && expiries[proof] === undefined ? ('Rejected' satisfies ProofProblem) : null;
}

/** What of a driver's proofs decides about the fit with an order. */
export interface DriverCredentials {
  readonly license: 'expired' | 'rejected' | null;
  readonly isTwicExpired: boolean;
}

/** The proofs of a driver's way to certification; without one nothing is known against the driver. */
export function credentialsOf(pipeline: Pipeline | null): DriverCredentials {
  if (pipeline === null) return { license: null, isTwicExpired: false };
  const problem = proofProblem(pipeline, 'driverLicense');
  const notValid = problem === 'Rejected' ? 'rejected' : 'expired';
  return { license: problem === null ? null : notValid, isTwicExpired: pipeline.expired.includes('twic') };
}

/** What readiness is read from. */
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

/** Why a hire would be refused now; empty for a driver who is ready for dispatch. */
export function readinessGapsOf({ isReadyForDispatch, stage, pipeline }: ReadinessFacts): ReadinessGap[] {
  if (isReadyForDispatch) return [];
  const license = proofProblem(pipeline, 'driverLicense');
  const medicalCard = proofProblem(pipeline, 'dotMedicalCard');
  const gaps: ReadinessGap[] = [
    ...(license === null ? [] : [`license${license}` as const]),
    ...(medicalCard === null ? [] : [`medicalCard${medicalCard}` as const]),
    ...stageGap(stage),
  ];
  return gaps.length === 0 ? ['certificationOpen'] : gaps;
}
