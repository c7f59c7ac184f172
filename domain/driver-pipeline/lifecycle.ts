import type { LifecycleStatus } from './lifecycle-statuses';
import { hasExpired, taskStatus } from './requirements';
import { isExit } from './stages';
import type { DriverPipelineState } from './state';
import { type OnboardingTask, requiredTasks } from './tasks';

const contacts: readonly OnboardingTask[] = ['phone', 'email'];
const tasksToSubmit: readonly OnboardingTask[] = requiredTasks.filter((task) => !contacts.includes(task));

/**
 * The lifecycle status, computed from stage and tasks; the first match counts
 * (docs/state-machines.md#lifecycle-status).
 */
export function lifecycleOf(state: DriverPipelineState): LifecycleStatus {
  const { stage } = state;
  // An exited driver keeps the last value.
  if (isExit(stage)) return state.lifecycleStatus;
  const isCertified = stage === 'Certified' || stage === 'CertifiedNotWorking';
  if (isCertified && state.hires.some(({ isOnAssignment }) => isOnAssignment)) return 'active';
  if (isCertified && !hasExpired(state)) return 'certified_compliant';
  if (isCertified || stage === 'PreQualified_MeetsMin') return 'certified_non_compliant';
  if (stage === 'HRPaperWork' || stage === 'WrappingUpHR') return 'certification_in_progress';
  return onboardingStatus(state);
}

function onboardingStatus(state: DriverPipelineState): LifecycleStatus {
  const is = (task: OnboardingTask, status: string): boolean => taskStatus(state, task) === status;
  if (requiredTasks.every((task) => is(task, 'approved'))) return 'onboarding_done';
  if (tasksToSubmit.every((task) => !is(task, 'initial'))) {
    if (!contacts.every((task) => is(task, 'approved'))) return 'pending';
    return isReviewStarted(state) ? 'approval_pending' : 'confirmed';
  }
  return requiredTasks.every((task) => is(task, 'initial')) ? 'created' : 'onboarding_in_progress';
}

// The schedule is approved on submission, which says nothing about a review.
const isReviewStarted = (state: DriverPipelineState): boolean =>
  state.stage === 'PendingHR' ||
  tasksToSubmit.some((task) => task !== 'schedule' && ['approved', 'rejected'].includes(taskStatus(state, task)));
