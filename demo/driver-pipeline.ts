import { driverPipelineRow } from '#db/driver-pipeline/driver-pipeline-row';
import { allPipelineDeadlines, pipelineDeadlineKey } from '#domain/driver-pipeline/deadlines';
import { emptyPipeline } from '#domain/driver-pipeline/empty-pipeline';
import { requiredExpiries } from '#domain/driver-pipeline/expiries';
import { lifecycleOf } from '#domain/driver-pipeline/lifecycle';
import { resultKinds, type ResultStatus } from '#domain/driver-pipeline/results';
import { type DriverStage, isExit, stageTable } from '#domain/driver-pipeline/stages';
import type { DriverPipelineState, PipelineHire } from '#domain/driver-pipeline/state';
import {
  documentKinds,
  documentsTask,
  type DocumentStatus,
  type OnboardingTask,
  onboardingTasks,
  requiredTasks,
  type TaskStatus,
} from '#domain/driver-pipeline/tasks';
import { DAY_MS } from '#domain/shared/durations';
import type { SeedApplication } from './applications/application';
import { type ApplicationStateOptions, withApplication, withExpiries } from './applications/application-state';
import type { ExpirationDates } from './applications/expiration-dates';
import { withExpiration } from './applications/files';
import type { Random } from './random';
import type { SeedDriver } from './seed-driver';

export interface PipelineOptions {
  readonly driverId: string;
  readonly stage: DriverStage;
  readonly isAvailable: boolean;
  readonly ownerId: string | null;
  readonly now: number;
  readonly proofs: ExpirationDates;
  /** Days in the stage; random by default. */
  readonly daysInStage?: number | undefined;
  /** The application behind the pipeline. Without it, the pipeline counts as imported from records without files. */
  readonly application?: ApplicationStateOptions | undefined;
}

/** Creates a pipeline in the given stage, consistent with the product's rules. */
export function pipelineAt(
  random: Random,
  { driverId, stage, isAvailable, ownerId, now, proofs, application, daysInStage }: PipelineOptions,
): DriverPipelineState {
  const previousStage = isExit(stage)
    ? random.pick(['PreQualify', 'Processing', 'Interview', 'PendingHR'] as const)
    : null;
  const reached = previousStage ?? stage;
  const { targetDays } = stageTable[stage];
  const ageRatio = random.chance(0.25) ? random.between(1.05, 2.2) : random.between(0.05, 0.95);
  const days = daysInStage ?? ageRatio * targetDays;
  const enteredAt = new Date(now - Math.round(days * DAY_MS)).toISOString();
  const state: DriverPipelineState = {
    ...emptyPipeline(driverId),
    seq: 1,
    stage: reached,
    enteredAt,
    // Drivers become searchable once they are pre-qualified.
    isAvailable: isAvailable && reached !== 'PreQualify',
    ownerId,
    preQualification: reached === 'PreQualify' ? null : 'qualified',
    tasks: tasksAt(random, reached),
    documents: documentsAt(reached),
    results: resultsAt(random, reached),
    contactAgainAt: stage === 'Retarget' ? morningOf(Date.parse(enteredAt) + targetDays * DAY_MS) : null,
  };
  const sent = application === undefined ? state : withApplication(state, application);
  const proven = withExpiries(sent, proofs, application?.endorsements);
  const expired = requiredExpiries.filter((proof) => Date.parse(proven.expiries[proof]?.endsAt ?? '') <= now);
  const known = { ...proven, expired, reported: reportedOf(proven) };
  return withPastDeadlinesFired({ ...known, stage, previousStage, lifecycleStatus: lifecycleOf(known) }, now);
}

/** A driver's hires, as known from the candidacies. */
export interface Employment {
  readonly hires: readonly PipelineHire[];
  /** When the medical card expired, if that puts a start on hold. */
  readonly lapsedAt: string | null;
}

/** Adds their hires to drivers; a driver on assignment has no open deadlines. */
export function withHires(
  drivers: readonly SeedDriver[],
  employments: ReadonlyMap<string, Employment>,
  now: number,
): SeedDriver[] {
  return drivers.map((driver) => {
    const own = employments.get(driver.id);
    if (own === undefined) return driver;
    const hired = { ...driver.state, hires: [...own.hires] };
    const known = own.lapsedAt === null ? hired : withExpiredCard(hired, own.lapsedAt);
    const state = withPastDeadlinesFired({ ...known, lifecycleStatus: lifecycleOf(known) }, now);
    const application = withKnownExpiration(driver.application, state);
    return {
      ...driver,
      state,
      application,
      pipeline: driverPipelineRow(state, importedAt({ ...driver, state, application })),
    };
  });
}

function withExpiredCard(state: DriverPipelineState, endsAt: string): DriverPipelineState {
  const on = new Date(Date.parse(endsAt) - DAY_MS).toISOString().slice(0, 10);
  const expiries = { ...state.expiries, dotMedicalCard: { on, endsAt } };
  return { ...state, stage: 'PreQualified_MeetsMin', enteredAt: endsAt, expiries, expired: ['dotMedicalCard'] };
}

/** Import time of the pipeline: the time of its last known event. */
export const importedAt = ({ state, application, desk }: Pick<SeedDriver, 'state' | 'application' | 'desk'>): string =>
  [...desk, ...(application?.events ?? [])].reduce((last, { at }) => (at > last ? at : last), state.enteredAt);

/** Follow-ups are scheduled for mid-morning US Central time. */
const morningOf = (at: number): string => `${new Date(at).toISOString().slice(0, 10)}T16:00:00.000Z`;

/** Prints the pipeline's expiration date on the medical card. */
const withKnownExpiration = (
  application: SeedApplication | null,
  { expiries }: DriverPipelineState,
): SeedApplication | null =>
  application === null
    ? null
    : { ...application, files: application.files.map((file) => withExpiration(file, expiries.dotMedicalCard?.on)) };

// Reminders that were due before the import count as sent.
function withPastDeadlinesFired(state: DriverPipelineState, now: number): DriverPipelineState {
  const passed = allPipelineDeadlines(state).filter(({ at }) => Date.parse(at) <= now);
  return { ...state, firedDeadlines: passed.map(pipelineDeadlineKey) };
}

const order: readonly DriverStage[] = ['PreQualify', 'Processing', 'Interview', 'PendingHR', 'HRPaperWork'];
/** Starting with HRPaperWork, the driver's file is approved. */
function rankOf(stage: DriverStage): number {
  const rank = order.indexOf(stage);
  return rank < 0 ? order.length : rank;
}

const contacts: readonly OnboardingTask[] = ['phone', 'email'];

function tasksAt(random: Random, stage: DriverStage): DriverPipelineState['tasks'] {
  const rank = rankOf(stage);
  const statusOf = (task: OnboardingTask): TaskStatus => {
    if (contacts.includes(task)) return rank > 0 || task === 'email' ? 'approved' : 'initial';
    if (rank >= 4) return 'approved';
    if (rank === 0 || (rank === 1 && (task === 'compliance' || random.chance(0.5)))) return 'initial';
    return task === 'schedule' ? 'approved' : 'pending';
  };
  const sent = requiredTasks.map((task) => [task, statusOf(task)] as const);
  return { ...emptyPipeline('').tasks, ...Object.fromEntries(sent.filter(([task]) => task !== 'documents')) };
}

function documentsAt(stage: DriverStage): DriverPipelineState['documents'] {
  const rank = rankOf(stage);
  const sent: DocumentStatus = rank >= 4 ? 'approved' : 'pending';
  const status = rank >= 2 ? sent : 'initial';
  const documents = documentKinds.map((kind) => {
    // Imported from earlier records: the statuses are known, but there are no files.
    return [kind, { status: kind === 'mvr' ? 'initial' : status, fileId: null }] as const;
  });
  return Object.fromEntries(documents) as DriverPipelineState['documents'];
}

function resultsAt(random: Random, stage: DriverStage): DriverPipelineState['results'] {
  const statusOf = (): ResultStatus => {
    if (rankOf(stage) < 4) return 'needed';
    if (stage === 'HRPaperWork') return random.pick(['needed', 'ordered', 'received'] as const);
    return 'accepted';
  };
  return Object.fromEntries(resultKinds.map((kind) => [kind, statusOf()])) as DriverPipelineState['results'];
}

function reportedOf({ tasks, documents }: DriverPipelineState): string[] {
  const isSent = (task: OnboardingTask): boolean =>
    task === 'documents' ? documentsTask((kind) => documents[kind].status) !== 'initial' : tasks[task] !== 'initial';
  const sent = onboardingTasks.filter(isSent);
  const all = requiredTasks.every((task) => sent.includes(task));
  return [
    ...sent.flatMap((task) => [`started/${task}`, `completed/${task}`]),
    ...(sent.length > 0 ? ['started'] : []),
    ...(all ? ['completed'] : []),
  ];
}
