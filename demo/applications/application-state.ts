import { type ExpiryKind, requiredExpiries } from '#domain/driver-pipeline/expiries';
import type { DriverStage } from '#domain/driver-pipeline/stages';
import type { DriverPipelineState, PipelineDocument } from '#domain/driver-pipeline/state';
import {
  type DocumentKind,
  documentKinds,
  type DocumentStatus,
  requiredDocuments,
  sentTasks,
  type TaskStatus,
} from '#domain/driver-pipeline/tasks';
import { hasEndorsement } from '#domain/drivers/qualifications';
import type { EndorsementCode } from '#domain/shared/job-enums';
import type { Random } from '../random';
import { type ExpirationDates, expiryOf } from './expiration-dates';
import { entryIdOf, fileIdOf } from './ids';

/** Input that decides how complete an application is. */
export interface ApplicationStateOptions {
  readonly random: Random;
  /** The demo's own applicant, whose application is half done. */
  readonly isHalfDone: boolean;
  readonly endorsements: readonly EndorsementCode[];
  readonly ageInYears: number;
}

type Tasks = DriverPipelineState['tasks'];
type Documents = Readonly<Record<DocumentKind, DocumentStatus>>;

/** Adds ids of submitted files and entries to the state, so that operations can open them. */
export function withApplication(state: DriverPipelineState, options: ApplicationStateOptions): DriverPipelineState {
  const statuses = options.isHalfDone ? halfDone.documents : documentStatuses(state, options.random);
  const tasks = options.isHalfDone ? { ...state.tasks, ...halfDone.tasks } : taskStatuses(state, options);
  const { driverId } = state;
  const documents = documentKinds.map((kind): [DocumentKind, PipelineDocument] => {
    const status = statuses[kind];
    return [kind, { status, fileId: status === 'initial' ? null : fileIdOf(driverId, kind) }];
  });
  const sent = sentTasks
    .filter((task) => tasks[task] !== 'initial')
    .map((task) => [task, entryIdOf(driverId, task)] as const);
  return {
    ...state,
    tasks,
    documents: Object.fromEntries(documents) as DriverPipelineState['documents'],
    sent: Object.fromEntries(sent),
  };
}

/** Adds expiration dates, which are recorded when a document is approved. */
export function withExpiries(
  state: DriverPipelineState,
  proofs: ExpirationDates,
  endorsements: readonly EndorsementCode[] = [],
): DriverPipelineState {
  const proven = requiredExpiries.filter((proof) => state.documents[proof].status === 'approved');
  const expiries: DriverPipelineState['expiries'] = {};
  for (const proof of proven) expiries[proof] = expiryOf(proofs[proof]);
  // Approval of the compliance form records the TWIC and hazmat dates entered there.
  const isStated = state.tasks.compliance === 'approved' && state.sent?.compliance !== undefined;
  for (const [code, kind] of statedProofs)
    if (isStated && hasEndorsement(endorsements, code)) expiries[kind] = expiryOf(proofs.driverLicense);
  return { ...state, expiries };
}

const statedProofs: readonly (readonly [EndorsementCode, ExpiryKind])[] = [
  ['TC', 'twic'],
  ['H', 'hazmat'],
];

/** Half done: an unreadable medical card, an unfinished work history, and unsigned disclosures. */
const halfDone: { readonly tasks: Partial<Tasks>; readonly documents: Documents } = {
  tasks: {
    phone: 'approved',
    email: 'approved',
    photo: 'pending',
    schedule: 'approved',
    reference: 'pending',
    employmentHistory: 'initial',
    residenceHistory: 'pending',
    compliance: 'initial',
  },
  documents: {
    driverLicense: 'pending',
    backDriverLicense: 'pending',
    dotMedicalCard: 'rejected',
    mvr: 'initial',
  },
};

const applyingStages: readonly DriverStage[] = ['PreQualify', 'Processing'];
const reviewStages: readonly DriverStage[] = ['PendingHR'];
const waiting: readonly DriverStage[] = ['Interview'];

function documentStatuses({ stage, documents }: DriverPipelineState, random: Random): Documents {
  const statuses = Object.fromEntries(documentKinds.map((kind) => [kind, documents[kind].status])) as Record<
    DocumentKind,
    DocumentStatus
  >;
  if (stage === 'PreQualify') return statuses;
  if (stage === 'Processing') {
    if (random.chance(0.5)) return statuses;
    const uploaded = requiredDocuments.slice(0, random.whole(1, requiredDocuments.length));
    for (const kind of uploaded) statuses[kind] = random.chance(0.16) ? 'rejected' : 'pending';
    return statuses;
  }
  if (reviewStages.includes(stage)) {
    for (const kind of requiredDocuments)
      statuses[kind] = random.weighted([
        ['approved', 40],
        ['rejected', 10],
        ['pending', 50],
      ]);
  }
  if (random.chance(0.15)) statuses.mvr = statuses.driverLicense === 'approved' ? 'approved' : 'pending';
  return statuses;
}

function taskStatuses({ stage, tasks }: DriverPipelineState, options: ApplicationStateOptions): Tasks {
  const { random } = options;
  const judged = (task: keyof Tasks, approved: number, rejected: number): TaskStatus =>
    random.weighted<TaskStatus>([
      ['approved', approved],
      ['rejected', rejected],
      [tasks[task], 100 - approved - rejected],
    ]);
  const optional = optionalStatuses(tasks, options);
  // Residence history stays pending: with everything approved the driver would be in the next stage.
  if (reviewStages.includes(stage))
    return {
      ...tasks,
      ...optional,
      photo: judged('photo', 40, 12),
      reference: judged('reference', 30, 0),
      employmentHistory: judged('employmentHistory', 20, 12),
      compliance: judged('compliance', 20, 0),
    };
  return waiting.includes(stage) ? { ...tasks, ...optional, photo: judged('photo', 0, 10) } : { ...tasks, ...optional };
}

const MILITARY_FROM_AGE = 34;

function optionalStatuses(tasks: Tasks, { random, ageInYears }: ApplicationStateOptions): Partial<Tasks> {
  const status = tasks.employmentHistory;
  const wanted = {
    militaryService: random.chance(0.14) && ageInYears >= MILITARY_FROM_AGE,
    drivingSchool: random.chance(0.22),
    unemploymentPeriod: random.chance(0.2) && ageInYears >= 24,
    resume: random.chance(0.35),
  };
  const added = Object.entries(wanted).filter(([, isAdded]) => isAdded && status !== 'initial');
  return Object.fromEntries(added.map(([task]) => [task, status === 'approved' ? 'approved' : 'pending']));
}

/** Whether the driver is still filling in the application. */
export const isStillApplying = ({ stage }: DriverPipelineState): boolean => applyingStages.includes(stage);
