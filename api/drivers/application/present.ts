import type { DriverApplicationRow, SentBack, SentFile } from '#db/driver-application/driver-application';
import { applicationHeadline } from '#domain/driver-application/headline';
import { applicationProgress } from '#domain/driver-application/progress';
import type { ApplicationDocument, ApplicationTask, DriverApplication } from '#domain/driver-application/schema';
import { sectionTasks } from '#domain/driver-application/sections';
import {
  awaitsCall,
  callDueAt,
  callWithinWorkingDays,
  driverFacingReason,
  isClosed,
} from '#domain/driver-application/sent';
import { applicationStatus, isOpen, minutesLeft, minutesLeftOf, nextTask } from '#domain/driver-application/status';
import { isProofDocument } from '#domain/driver-pipeline/expiries';
import { isReopened, taskStatus } from '#domain/driver-pipeline/requirements';
import { displayTier } from '#domain/driver-pipeline/stages';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import {
  type DocumentKind,
  documentKinds,
  type OnboardingTask,
  requiredDocuments,
  requiredTasks,
} from '#domain/driver-pipeline/tasks';

/** The facts about an application that the pipeline's state does not contain. */
export interface ApplicationFacts {
  readonly contacts: Omit<DriverApplicationRow, 'snapshot'>;
  readonly sentBack: readonly SentBack[];
  readonly files: readonly SentFile[];
  readonly savedAt: string | null;
  /** Time at which the application was completed, and the first name of the person who calls the driver. */
  readonly sentAt: string | null;
  readonly caller: string | null;
  /** The recorded reason why the driver exited the pipeline. */
  readonly exitReason: string | null;
  readonly support: DriverApplication['support'];
  readonly now: Date;
  /** The zone in which the driver lives. */
  readonly timeZone: string;
  readonly progress: Partial<Record<OnboardingTask, ApplicationTask['progress']>>;
}

/** The application as the driver sees it. */
export function presentApplication(state: DriverPipelineState, facts: ApplicationFacts): DriverApplication {
  const { application, verification } = sectionTasks;
  const presentTasks = (tasks: readonly OnboardingTask[]) => tasks.map((task) => presentTask(state, task, facts));
  return {
    status: applicationStatus(state),
    stage: state.stage,
    tier: displayTier(state.stage, state.previousStage),
    ...applicationProgress(state),
    minutesLeft: minutesLeft(state),
    savedAt: facts.savedAt,
    // A closed application has no next step.
    sections: isClosed(state)
      ? []
      : [
          { section: 'application', turn: turnOf(state, application), tasks: presentTasks(application) },
          { section: 'verification', turn: turnOf(state, verification), tasks: presentTasks(verification) },
          { section: 'preTrip', turn: preTripTurn(state), tasks: [] },
        ],
    documents: documentKinds.map((document) => presentDocument(state, document, facts)),
    photoId: facts.files.find(({ purpose }) => purpose === 'photo')?.id ?? null,
    contacts: contactsOf(facts.contacts),
    next: nextTask(state, [...application, ...verification]),
    headline: presentHeadline(state, facts),
    sent: presentSent(state, facts),
    closed: isClosed(state) ? { at: state.enteredAt, reason: driverFacingReason(facts.exitReason) } : null,
    support: facts.support,
  };
}

function presentHeadline(state: DriverPipelineState, facts: ApplicationFacts): DriverApplication['headline'] {
  const { kind, about, turn } = applicationHeadline(state);
  return { kind, about, turn, ...whySentBack(facts, about ?? '', kind === 'sentBack') };
}

/** The caller and the time of the call, until the call has taken place. */
function presentSent(
  state: DriverPipelineState,
  { sentAt, caller, now, timeZone }: ApplicationFacts,
): DriverApplication['sent'] {
  if (!awaitsCall(state)) return null;
  const at = now.toISOString();
  return {
    at: sentAt ?? state.enteredAt,
    caller,
    withinWorkingDays: callWithinWorkingDays(state, at, timeZone),
    isLate: callDueAt(state, at) <= at,
    againAt: state.tries?.againAt ?? null,
  };
}

const contactsOf = ({ email, isEmailConfirmed, phone, isPhoneConfirmed }: ApplicationFacts['contacts']) => ({
  email,
  isEmailConfirmed,
  phone,
  isPhoneConfirmed,
});

const isRequired = (task: OnboardingTask): boolean => requiredTasks.some((required) => required === task);

function presentTask(state: DriverPipelineState, task: OnboardingTask, facts: ApplicationFacts): ApplicationTask {
  const status = taskStatus(state, task);
  return {
    task,
    status,
    isRequired: isRequired(task),
    mustSendAgain: isReopened(state, task),
    minutes: minutesLeftOf(state, task),
    progress: facts.progress[task] ?? null,
    ...whySentBack(facts, task, status === 'rejected'),
  };
}

function presentDocument(
  state: DriverPipelineState,
  document: DocumentKind,
  facts: ApplicationFacts,
): ApplicationDocument {
  const { status, fileId } = state.documents[document];
  // A rejected renewal does not end the credential that it would have replaced.
  const counts = status === 'approved' || status === 'rejected';
  const approved = counts && isProofDocument(document) ? state.expiries[document]?.on : undefined;
  const selfReported = facts.files.find(({ id }) => id === fileId)?.statedExpiresOn;
  return {
    document,
    status,
    isRequired: requiredDocuments.includes(document),
    fileId,
    expiresOn: approved ?? selfReported ?? null,
    ...whySentBack(facts, document, status === 'rejected'),
  };
}

/** Why a task or document was sent back; null unless it is rejected. */
export function whySentBack({ sentBack }: Pick<ApplicationFacts, 'sentBack'>, about: string, isRejected: boolean) {
  const last = isRejected ? sentBack.find((entry) => entry.about === about) : undefined;
  // The virus scan records no reason of its own.
  const reason = last?.type === 'documentRefused' ? 'infected' : last?.reason;
  return { reason: reason ?? null, note: last?.note ?? null };
}

function turnOf(state: DriverPipelineState, tasks: readonly OnboardingTask[]): 'yours' | 'theirs' | 'done' {
  const statuses = tasks.filter(isRequired).map((task) => taskStatus(state, task));
  if (statuses.some(isOpen)) return 'yours';
  return statuses.includes('pending') ? 'theirs' : 'done';
}

function preTripTurn({ stage }: DriverPipelineState): 'theirs' | 'done' | 'later' {
  switch (stage) {
    case 'Interview':
    case 'PendingHR':
    case 'HRPaperWork':
    case 'WrappingUpHR':
      return 'theirs';
    case 'PreQualified_MeetsMin':
    case 'Certified':
    case 'CertifiedNotWorking':
      return 'done';
    default:
      return 'later';
  }
}
