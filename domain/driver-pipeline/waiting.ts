import { hasExpired, hasSentRenewals, isReopened, taskStatus } from './requirements';
import { resultKinds } from './results';
import type { DriverPipelineState } from './state';
import { requiredTasks } from './tasks';

/** Parties that a pipeline can wait for. */
export const waitedOn = ['driver', 'ops', 'others', 'nobody'] as const;
/** One of {@link waitedOn}. */
export type WaitedOn = (typeof waitedOn)[number];

/** Next actions, as codes for labels. */
export const pipelineActions = [
  'answerQuestions',
  'confirmContact',
  'sendTasks',
  'sendAgain',
  'makeCall',
  'review',
  'orderResults',
  'awaitResults',
  'judgeResults',
  'decide',
  'renewProof',
  'completeFile',
  'place',
  'contactAgain',
  'none',
] as const;
/** One of {@link pipelineActions}. */
export type PipelineAction = (typeof pipelineActions)[number];

/** The party that a pipeline waits for, and the action. */
export interface PipelineWait {
  readonly on: WaitedOn;
  readonly next: PipelineAction;
}

const wait = (on: WaitedOn, next: PipelineAction): PipelineWait => ({ on, next });

/** The party that has to act in the current state, and the action (docs/state-machines.md#stages). */
export function waitOf(state: DriverPipelineState): PipelineWait {
  switch (state.stage) {
    case 'PreQualify':
      return wait('driver', state.preQualification === null ? 'answerQuestions' : 'confirmContact');
    case 'Processing':
      return wait('driver', 'sendTasks');
    case 'Interview':
      return hasReopened(state) ? wait('driver', 'sendAgain') : wait('ops', 'makeCall');
    case 'PendingHR':
      return isWaitingForDriver(state) ? wait('driver', 'sendAgain') : wait('ops', 'review');
    case 'HRPaperWork':
      return resultsWait(state);
    case 'WrappingUpHR':
      return hasReopened(state) ? wait('driver', 'sendAgain') : wait('ops', 'decide');
    case 'PreQualified_MeetsMin':
      if (hasExpired(state)) return hasSentRenewals(state) ? wait('ops', 'review') : wait('driver', 'renewProof');
      return isWaitingForDriver(state) ? wait('driver', 'sendAgain') : wait('ops', 'completeFile');
    case 'Certified':
      return state.isAvailable && state.hires.length === 0 ? wait('ops', 'place') : wait('nobody', 'none');
    case 'CertifiedNotWorking':
      return state.isAvailable ? wait('ops', 'place') : wait('nobody', 'none');
    case 'Retarget':
      return wait('ops', 'contactAgain');
    case 'NotInterested':
    case 'NotQualified':
      return wait('nobody', 'none');
  }
}

// The driver changed data after submitting a task and has not submitted it again.
const hasReopened = (state: DriverPipelineState): boolean => requiredTasks.some((task) => isReopened(state, task));

// Something was sent back or changed, and nothing else waits for a review.
function isWaitingForDriver(state: DriverPipelineState): boolean {
  const statuses = requiredTasks.map((task) => taskStatus(state, task));
  return (statuses.includes('rejected') || hasReopened(state)) && !statuses.includes('pending');
}

function resultsWait({ results }: DriverPipelineState): PipelineWait {
  const statuses = resultKinds.map((kind) => results[kind]);
  if (statuses.includes('received')) return wait('ops', 'judgeResults');
  if (statuses.includes('needed') || statuses.includes('refused')) return wait('ops', 'orderResults');
  return wait('others', 'awaitResults');
}
