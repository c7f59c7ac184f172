import { enterStage, type PipelineChanges } from './changes';
import type { DriverPipelineEventType } from './events';
import type { ExitReason } from './reasons';
import { hasExpired, isApplicationSent, missingForCertification, taskStatus } from './requirements';
import { resultKinds } from './results';
import type { DriverStage } from './stages';
import type { DriverPipelineState } from './state';
import { type OnboardingTask, onboardingTasks, requiredTasks } from './tasks';

/** An automatic transition. */
export interface PipelineStep {
  readonly type: DriverPipelineEventType;
  readonly reason: ExitReason | null;
  readonly changes: PipelineChanges;
}

/** The next automatic transition, or null; each is recorded as an event of its own. */
export const nextStepOf = (state: DriverPipelineState, at: string): PipelineStep | null =>
  nextReport(state) ?? nextStage(state, at);

const report = (
  { reported }: DriverPipelineState,
  key: string,
  { type, about }: { type: DriverPipelineEventType; about: OnboardingTask | null },
): PipelineStep | null =>
  reported.includes(key) ? null : { type, reason: null, changes: { reported: [...reported, key], about } };

// Start and completion are reported once each (docs/state-machines.md#onboarding-tasks).
function nextReport(state: DriverPipelineState): PipelineStep | null {
  for (const task of onboardingTasks) {
    const status = taskStatus(state, task);
    const started =
      status === 'initial' ? null : report(state, `started/${task}`, { type: 'taskStarted', about: task });
    const isComplete = status === 'pending' || status === 'approved';
    const completed = isComplete ? report(state, `completed/${task}`, { type: 'taskCompleted', about: task }) : null;
    const step = started ?? completed;
    if (step !== null) return step;
  }
  const isStarted = requiredTasks.some((task) => taskStatus(state, task) !== 'initial');
  const started = isStarted ? report(state, 'started', { type: 'applicationStarted', about: null }) : null;
  if (started !== null) return started;
  return isApplicationSent(state) ? report(state, 'completed', { type: 'applicationCompleted', about: null }) : null;
}

interface Target {
  readonly to: DriverStage;
  readonly reason?: ExitReason;
}

function nextStage(state: DriverPipelineState, at: string): PipelineStep | null {
  const target = automaticMoves[state.stage]?.(state);
  if (target === undefined || target === null) return null;
  const { contactAgainAt } = state;
  const changes = { ...enterStage(state, target.to, { at, contactAgainAt }), about: null };
  return { type: 'stageEntered', reason: target.reason ?? null, changes };
}

const isApproved = (state: DriverPipelineState, ...tasks: readonly OnboardingTask[]): boolean =>
  tasks.every((task) => taskStatus(state, task) === 'approved');

const lapse = (state: DriverPipelineState): Target | null =>
  hasExpired(state) ? { to: 'PreQualified_MeetsMin' } : null;

// Applies to corrected answers, too: a driver who is too young or has no license cannot continue.
const disqualified = ({ preQualification }: DriverPipelineState): Target | null =>
  preQualification === null || preQualification === 'qualified'
    ? null
    : { to: 'NotQualified', reason: preQualification };

/** Automatic moves: when a driver leaves a stage without a command (docs/state-machines.md#stages). */
const automaticMoves: { readonly [S in DriverStage]?: (state: DriverPipelineState) => Target | null } = {
  PreQualify: (state) => {
    const { preQualification, tasks } = state;
    if (preQualification !== 'qualified') return disqualified(state);
    return tasks.email === 'approved' || tasks.phone === 'approved' ? { to: 'Processing' } : null;
  },
  Processing: (state) => disqualified(state) ?? (isApplicationSent(state) ? { to: 'Interview' } : null),
  Interview: (state) => {
    switch (state.call) {
      case 'pass':
        return { to: 'PendingHR' };
      case 'fail':
        return { to: 'NotQualified', reason: 'failed_call' };
      case 'not_now':
        return { to: 'Retarget', reason: 'not_now' };
      case null:
        return disqualified(state);
    }
  },
  PendingHR: (state) =>
    disqualified(state) ??
    (isApproved(state, 'documents', 'employmentHistory', 'residenceHistory') ? { to: 'HRPaperWork' } : null),
  HRPaperWork: ({ results }) =>
    resultKinds.every((kind) => results[kind] === 'accepted') ? { to: 'WrappingUpHR' } : null,
  PreQualified_MeetsMin: (state) => (missingForCertification(state).length === 0 ? { to: 'Certified' } : null),
  Certified: lapse,
  CertifiedNotWorking: lapse,
};
