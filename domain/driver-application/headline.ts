import { isReopened, taskStatus } from '../driver-pipeline/requirements';
import type { DriverStage } from '../driver-pipeline/stages';
import type { DriverPipelineState } from '../driver-pipeline/state';
import { type DocumentKind, documentKinds, type OnboardingTask, onboardingTasks } from '../driver-pipeline/tasks';
import { waitOf } from '../driver-pipeline/waiting';
import { awaitsCall, isClosed } from './sent';

/** Subjects of an application's first card, most urgent first. */
export const headlineKinds = ['closed', 'sentBack', 'signAgain', 'sendAgain', 'requested', 'sent', 'stage'] as const;
/** One of {@link headlineKinds}. */
export type HeadlineKind = (typeof headlineKinds)[number];

/** The first card of an application: what it is about, and whose turn it is. */
export interface ApplicationHeadline {
  readonly kind: HeadlineKind;
  /** The task or document that was sent back, changed or requested; null for the others. */
  readonly about: OnboardingTask | DocumentKind | null;
  readonly stage: DriverStage;
  readonly turn: 'yours' | 'theirs' | 'nobody';
}

const rejectedDocument = ({ documents }: DriverPipelineState): DocumentKind | undefined =>
  documentKinds.find((kind) => documents[kind].status === 'rejected');

const rejectedTask = (state: DriverPipelineState): OnboardingTask | undefined =>
  onboardingTasks.find((task) => task !== 'documents' && taskStatus(state, task) === 'rejected');

const turns = { driver: 'yours', ops: 'theirs', others: 'theirs', nobody: 'nobody' } as const;

function subjectOf(state: DriverPipelineState): Pick<ApplicationHeadline, 'kind' | 'about'> | null {
  const rejected = rejectedDocument(state) ?? rejectedTask(state);
  if (rejected !== undefined) return { kind: 'sentBack', about: rejected };
  const changed = onboardingTasks.find((task) => isReopened(state, task));
  if (changed !== undefined) return { kind: changed === 'compliance' ? 'signAgain' : 'sendAgain', about: changed };
  const requested = documentKinds.find((kind) => state.documents[kind].status === 'requested');
  return requested === undefined ? null : { kind: 'requested', about: requested };
}

/**
 * The one answer to "whose turn is it?" for a driver's application: the hub's first card, the driver's home and operations
 * use it. The driver's turn comes first: a task or document that was sent back, changed or requested.
 */
export function applicationHeadline(state: DriverPipelineState): ApplicationHeadline {
  const { stage } = state;
  if (isClosed(state)) return { kind: 'closed', about: null, stage, turn: 'nobody' };
  const subject = subjectOf(state);
  if (subject !== null) return { ...subject, stage, turn: 'yours' };
  if (awaitsCall(state)) return { kind: 'sent', about: null, stage, turn: 'theirs' };
  const { on } = waitOf(state);
  return { kind: 'stage', about: null, stage, turn: turns[on] };
}
