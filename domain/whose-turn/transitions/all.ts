import { accessTransitions } from './accesses';
import { adverseTransitions } from './adverse-actions';
import { candidacyTransitions } from './candidacies';
import { pipelineTransitions } from './driver-pipelines';
import { orderTransitions } from './job-orders';
import type { TransitionRow } from './row';
import { verificationTransitions } from './verifications';

/** The transitions of every workflow that people see, by event type (docs/messages.md#transitions-and-parties). */
export const allTransitions = {
  'driver pipeline': pipelineTransitions,
  'job order': orderTransitions,
  candidacy: candidacyTransitions,
  "access to a driver's file": accessTransitions,
  'notices about a report': adverseTransitions,
  'verification of a past employment': verificationTransitions,
} as const satisfies Readonly<Record<string, Readonly<Record<string, TransitionRow>>>>;
/** A workflow of {@link allTransitions}. */
export type WatchedWorkflow = keyof typeof allTransitions;
