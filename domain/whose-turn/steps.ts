import { applicationHeadline } from '../driver-application/headline';
import type { DriverPipelineState } from '../driver-pipeline/state';
import { type PipelineAction, waitOf } from '../driver-pipeline/waiting';
import type { EmploymentVerificationState } from '../employment-verifications/state';
import type { VerificationStateOrNone } from '../employment-verifications/states';
import { isFilled } from '../job-orders/rules';
import type { JobOrderState } from '../job-orders/state';

/**
 * A step as the driver and operations see it: the subject of the driver's first card, or the stage, and the next action of
 * operations.
 */
export type PipelineStep = `${string}, ${PipelineAction}`;

/** The step of a driver's application, for both sides. */
export function pipelineStep(state: DriverPipelineState): PipelineStep {
  const { kind, stage } = applicationHeadline(state);
  return `${kind === 'stage' ? stage : kind}, ${waitOf(state).next}`;
}

/** Steps of a job order, as its lists show them. */
export type OrderStep = 'none' | 'waitsForOperations' | 'sentBack' | 'open' | 'full' | 'past' | 'deleted';

/** The step of a job order. */
export function orderStep(state: JobOrderState): OrderStep {
  switch (state.status) {
    case 'pending':
      return state.approval === 'pending' ? 'waitsForOperations' : 'sentBack';
    case 'active':
      return isFilled(state) ? 'full' : 'open';
    case 'none':
    case 'past':
    case 'deleted':
      return state.status;
  }
}

/** Steps of a verification; a postponed consent, an answer that the driver has not read, and a refused correction are steps of their own. */
export type VerificationStep = VerificationStateOrNone | 'postponed' | 'unread' | 'refused';

/** The step of the verification of a past employment. */
export function verificationStep({
  name,
  postponed,
  answer,
  dispute,
  rebuttal,
}: EmploymentVerificationState): VerificationStep {
  if (name === 'draft' && postponed !== undefined) return 'postponed';
  if (name === 'answered' && answer !== null && !answer.isReviewed && !answer.isReviewWaived) return 'unread';
  const isRefused = dispute !== null && (dispute.isOverdue || dispute.refusalId !== null);
  return isRefused && rebuttal === null && (name === 'answered' || name === 'disputed') ? 'refused' : name;
}
