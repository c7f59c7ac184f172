import type { DriverPipelineEvent } from './events';
import type { PipelineTopic } from './labels';
import type { RejectionReason } from './reasons';
import type { DriverStage } from './stages';

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
  /** A document or a task was sent back. */
  readonly 'pipeline-rejected': PipelineFacts;
  /** A credential expires soon. */
  readonly 'pipeline-proof-ends': PipelineFacts;
  /** A credential has expired. */
  readonly 'pipeline-proof-ended': PipelineFacts;
}

/** Recipients of pipeline messages: the driver, the owner in operations, or the owner's lead. */
export type PipelineAudience = 'driver' | 'owner' | 'lead';

/** A message that an event causes. */
export interface PipelineMessage {
  readonly template: keyof PipelineTemplates;
  readonly to: PipelineAudience;
  readonly hasSms: boolean;
}

/** The messages of an event; a snooze suppresses reminders only. */
export function pipelineMessagesFor({ type, snapshot }: DriverPipelineEvent): PipelineMessage[] {
  const isSilent = snapshot.snooze !== null;
  switch (type) {
    case 'stageOverdue':
      return isSilent ? [] : [{ template: 'pipeline-overdue', to: 'owner', hasSms: false }];
    case 'stageEscalated':
      return isSilent ? [] : [{ template: 'pipeline-overdue', to: 'lead', hasSms: false }];
    case 'applicationCompleted':
      return [{ template: 'pipeline-sent', to: 'driver', hasSms: false }];
    case 'documentRequested':
      return [{ template: 'pipeline-asked', to: 'driver', hasSms: false }];
    case 'documentRejected':
    case 'documentRefused':
    case 'taskRejected':
      return [{ template: 'pipeline-rejected', to: 'driver', hasSms: false }];
    case 'expiryNear':
      return [{ template: 'pipeline-proof-ends', to: 'driver', hasSms: true }];
    case 'proofExpired':
      return [
        { template: 'pipeline-proof-ended', to: 'driver', hasSms: true },
        { template: 'pipeline-proof-ended', to: 'owner', hasSms: false },
      ];
    default:
      return [];
  }
}
