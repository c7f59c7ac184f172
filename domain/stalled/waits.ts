import { nextSteps } from '../candidacies/next-step';
import { pipelineActions, waitedOn } from '../driver-pipeline/waiting';

/** Kinds of items that can be over their target: a driver in a stage, an application, an order. */
export const stalledKinds = ['driver', 'candidacy', 'order'] as const;
/** One of {@link stalledKinds}. */
export type StalledKind = (typeof stalledKinds)[number];

/** Parties that items wait for, of all three kinds; `safety` is HR and SAFETY of the carrier. */
export const stalledWaits = [...waitedOn.filter((item) => item !== 'nobody'), 'carrier', 'safety'] as const;
/** One of {@link stalledWaits}. */
export type StalledWait = (typeof stalledWaits)[number];

/** Actions that an order waits for, and `addReviewer` for an application that no one may review. */
export const hiringActions = ['addReviewer', 'acceptOrder', 'findDrivers'] as const;
/** Actions that items wait for, of all three kinds. */
export const stalledActions = [
  ...pipelineActions.filter((pipelineAction) => pipelineAction !== 'none'),
  ...nextSteps.filter(
    (nextStep) =>
      nextStep !== 'nothing' &&
      nextStep !== 'renewProof' &&
      nextStep !== 'renewProofAtWork' &&
      nextStep !== 'onAssignment' &&
      nextStep !== 'decideAfterInterview',
  ),
  ...hiringActions,
] as const;
/** One of {@link stalledActions}. */
export type StalledAction = (typeof stalledActions)[number];
