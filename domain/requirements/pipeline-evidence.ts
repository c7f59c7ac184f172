import { sentEntry, taskStatus } from '../driver-pipeline/requirements';
import { resultKinds } from '../driver-pipeline/results';
import type { DriverPipelineState } from '../driver-pipeline/state';
import type { DocumentKind, OnboardingTask, SentTask } from '../driver-pipeline/tasks';
import type { Evidence, EvidenceKind } from './evidence';
import type { RequirementActor } from './record';

/**
 * The last approval or acceptance of a task, document or result, with the medical card's expiration date at that time.
 */
export interface Approval {
  readonly on: string;
  readonly medicalEndsOn: string | null;
}

/** Approvals by task, document or result. */
export type Approvals = Readonly<Partial<Record<string, Approval>>>;

const tasks = ['photo', 'schedule', 'reference', 'employmentHistory', 'residenceHistory', 'compliance'] as const;
const licenseSides = ['driverLicense', 'backDriverLicense'] as const satisfies DocumentKind[];

/** The evidence in a pipeline; `since` is the date of imported evidence without one. */
export function pipelineEvidence(state: DriverPipelineState, approvals: Approvals, since: string): Evidence[] {
  const dayOf = (about: string): string => approvals[about]?.on ?? since;
  const own = (kind: EvidenceKind, on: string, endsOn: string | null = null): Evidence => ({
    kind,
    on,
    endsOn,
    organizationId: null,
  });
  const ends = (kind: 'driverLicense' | 'dotMedicalCard'): string | null => state.expiries[kind]?.on ?? null;
  const isApproved = (kind: DocumentKind): boolean => state.documents[kind].status === 'approved';
  const proofs = (['twic', 'hazmat'] as const).flatMap((kind) => {
    const expiry = state.expiries[kind];
    return expiry === undefined ? [] : [own(kind, expiry.since?.slice(0, 10) ?? since, expiry.on)];
  });
  const licensedOn = licenseSides.map(dayOf).toSorted().at(-1) ?? since;
  return [
    ...(licenseSides.every(isApproved) ? [own('licence', licensedOn, ends('driverLicense'))] : []),
    ...(isApproved('dotMedicalCard') ? [own('medicalCard', dayOf('dotMedicalCard'), ends('dotMedicalCard'))] : []),
    ...proofs,
    ...tasks.filter((task) => isDone(state, task)).map((task) => own(task, dayOf(task))),
    ...resultKinds
      .filter((kind) => state.results[kind] === 'accepted')
      .map((kind) => own(kind, dayOf(kind), kind === 'cdlis' ? medicalEnd(approvals[kind], ends) : null)),
  ];
}

// A driving record shows the medical certificate that the state had on file at that time.
const medicalEnd = (approval: Approval | undefined, ends: (kind: 'dotMedicalCard') => string | null): string | null =>
  approval === undefined ? ends('dotMedicalCard') : approval.medicalEndsOn;

const isDone = (state: DriverPipelineState, task: SentTask): boolean => taskStatus(state, task) === 'approved';

const withOps = (state: DriverPipelineState, task: OnboardingTask): boolean => taskStatus(state, task) === 'pending';

/** The party that acts on evidence in progress: reviewers, or the provider of a result. */
export function pipelineWaiting(state: DriverPipelineState): Readonly<Partial<Record<EvidenceKind, RequirementActor>>> {
  const isUnderReview = (kind: DocumentKind): boolean => ['uploaded', 'pending'].includes(state.documents[kind].status);
  const waiting: Partial<Record<EvidenceKind, RequirementActor>> = {};
  if (licenseSides.some(isUnderReview)) waiting.licence = 'ops';
  if (isUnderReview('dotMedicalCard')) waiting.medicalCard = 'ops';
  for (const task of tasks) if (withOps(state, task) && sentEntry(state, task) !== null) waiting[task] = 'ops';
  for (const kind of resultKinds) {
    if (state.results[kind] === 'ordered') waiting[kind] = 'others';
    if (state.results[kind] === 'received') waiting[kind] = 'ops';
  }
  return waiting;
}
