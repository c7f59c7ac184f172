import type { DriverPipelineEvent } from './events';
import type { PipelineTopic } from './labels';
import type { ExitReason, RejectionReason } from './reasons';
import { missingForCertification } from './requirements';
import { type DriverStage, isExit, isReadyStage } from './stages';
import { documentKinds } from './tasks';

/** Parameters of the messages about a driver's pipeline. */
export interface PipelineFacts {
  readonly firstName: string;
  /** Whether the message goes to the driver, not to operations. */
  readonly isDriver: boolean;
  /** First name and last initial of the driver. */
  readonly driver: string;
  readonly stage: DriverStage;
  /** The task, document or credential, if any. */
  readonly about: PipelineTopic | null;
  /** Why it was sent back; null if the virus scan refused the file. */
  readonly reason: RejectionReason | null;
  /** Why the application was closed, if the driver learns it; the other reasons are explained in person. */
  readonly exitReason: ExitReason | null;
  /** Whether carriers can find the driver. */
  readonly isAvailable: boolean;
  /** The reviewer's note. */
  readonly note: string | null;
  /** The last valid day of a credential. */
  readonly on: string | null;
  /** Working days within which operations call a driver after the application was submitted. */
  readonly callWithin: number;
  /** The number that operations call from, formatted for reading; null if none is configured. */
  readonly supportPhone: string | null;
  readonly link: string;
}

/** Emails and text messages about a driver's pipeline: template names with the parameters of each. */
export interface PipelineTemplates {
  /** A driver is over the target age of the stage; sent to operations. */
  readonly 'pipeline-overdue': PipelineFacts;
  /** Confirms that a driver's application was submitted. */
  readonly 'pipeline-sent': PipelineFacts;
  /** Operations request a document. */
  readonly 'pipeline-asked': PipelineFacts;
  /** Operations tried to call the driver. */
  readonly 'pipeline-call-missed': PipelineFacts;
  /** The documents and both histories were accepted. */
  readonly 'pipeline-accepted': PipelineFacts;
  /** The driver is certified, or meets the minimum requirements and may apply for jobs. */
  readonly 'pipeline-certified': PipelineFacts;
  /** The application was closed. */
  readonly 'pipeline-closed': PipelineFacts;
  /** The application was paused until operations contact the driver again. */
  readonly 'pipeline-paused': PipelineFacts;
  /** A closed or paused application continues. */
  readonly 'pipeline-reopened': PipelineFacts;
  /** Operations took back a decision that the driver had been notified of. */
  readonly 'pipeline-corrected': PipelineFacts;
  /** Operations turned the driver's availability on or off. */
  readonly 'pipeline-availability': PipelineFacts;
  /** Operations corrected an accident or a violation that the driver had signed. */
  readonly 'pipeline-entry-corrected': PipelineFacts;
  /** A document or a task was sent back. */
  readonly 'pipeline-rejected': PipelineFacts;
  /** A credential expires soon. */
  readonly 'pipeline-proof-ends': PipelineFacts;
  /** A credential has expired. */
  readonly 'pipeline-proof-ended': PipelineFacts;
  /** The renewal of a credential was accepted. */
  readonly 'pipeline-proof-renewed': PipelineFacts;
}

/** Recipients of pipeline messages: the driver, the owner in operations, or the owner's lead. */
export type PipelineAudience = 'driver' | 'owner' | 'lead';

/** A message that an event causes. */
export interface PipelineMessage {
  readonly template: keyof PipelineTemplates;
  readonly to: PipelineAudience;
  readonly hasSms: boolean;
}

const mailDriver = (template: PipelineMessage['template']): PipelineMessage => ({
  template,
  to: 'driver',
  hasSms: false,
});
/** Drivers are on the road: what needs them, or changes what they may do, is also sent as a text message. */
const driverNow = (template: PipelineMessage['template']): PipelineMessage => ({
  template,
  to: 'driver',
  hasSms: true,
});

/** Reasons that the driver's own answers cause: the page that they answered on says so right away. */
const ownAnswers: readonly string[] = ['underage', 'no_cdl'] satisfies readonly ExitReason[];

/** Whether the driver was notified of entering a stage, so that a correction has to follow. */
const isAnnounced = (stage: DriverStage): boolean => isExit(stage) || isReadyStage(stage);

/** The messages about a stage that was entered from another one. */
function stageMessages({ type, reason, snapshot: { stage, from } }: DriverPipelineEvent): PipelineMessage[] {
  if (from === undefined) return [];
  if (type === 'moveUndone') return isAnnounced(from) || isAnnounced(stage) ? [driverNow('pipeline-corrected')] : [];
  switch (stage) {
    case 'HRPaperWork':
      return from === 'PendingHR' ? [driverNow('pipeline-accepted')] : [];
    case 'PreQualified_MeetsMin':
      return isReadyStage(from) ? [] : [driverNow('pipeline-certified')];
    // Work that begins or ends is a message of the hire.
    case 'Certified':
      return from === 'CertifiedNotWorking' ? [] : [driverNow('pipeline-certified')];
    case 'CertifiedNotWorking':
      return [];
    case 'NotQualified':
      return reason !== null && ownAnswers.includes(reason) ? [] : [driverNow('pipeline-closed')];
    case 'NotInterested':
      return [driverNow('pipeline-closed')];
    case 'Retarget':
      return [mailDriver('pipeline-paused')];
    case 'PreQualify':
    case 'Processing':
      return isExit(from) ? [driverNow('pipeline-reopened')] : [];
    // The hub says what happens now; nothing is decided yet.
    case 'Interview':
    case 'PendingHR':
    case 'WrappingUpHR':
      return [];
  }
}

// Before certification one message follows when everything is accepted; the last missing proof certifies the driver again.
function renewalMessages({ snapshot }: DriverPipelineEvent): PipelineMessage[] {
  const isRenewal = isReadyStage(snapshot.stage) && documentKinds.some((kind) => kind === snapshot.about);
  const isLast = snapshot.stage === 'PreQualified_MeetsMin' && missingForCertification(snapshot).length === 0;
  return isRenewal && !isLast ? [mailDriver('pipeline-proof-renewed')] : [];
}

/** The messages of an event; a snooze suppresses reminders only. */
export function pipelineMessagesFor(event: DriverPipelineEvent): PipelineMessage[] {
  const { type, actor, snapshot } = event;
  const isSilent = snapshot.snooze !== null;
  switch (type) {
    case 'stageOverdue':
      return isSilent ? [] : [{ template: 'pipeline-overdue', to: 'owner', hasSms: false }];
    case 'stageEscalated':
      return isSilent ? [] : [{ template: 'pipeline-overdue', to: 'lead', hasSms: false }];
    case 'applicationCompleted':
      return [mailDriver('pipeline-sent')];
    case 'callMissed':
      return [driverNow('pipeline-call-missed')];
    case 'documentRequested':
      return [driverNow('pipeline-asked')];
    case 'documentRejected':
    case 'documentRefused':
    case 'taskRejected':
      return [driverNow('pipeline-rejected')];
    // Drivers know of their own changes.
    case 'taskReopened':
      return actor.kind === 'ops' ? [driverNow('pipeline-entry-corrected')] : [];
    case 'documentApproved':
      return renewalMessages(event);
    case 'expiryNear':
      return [driverNow('pipeline-proof-ends')];
    case 'proofExpired':
      return [driverNow('pipeline-proof-ended'), { template: 'pipeline-proof-ended', to: 'owner', hasSms: false }];
    case 'availabilityChanged':
      return actor.kind === 'ops' ? [mailDriver('pipeline-availability')] : [];
    case 'stageEntered':
    case 'stageMoved':
    case 'moveUndone':
      return stageMessages(event);
    default:
      return [];
  }
}
