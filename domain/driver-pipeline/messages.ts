import type { AccountTemplate } from '../accounts/messages';
import type { DriverPipelineEvent } from './events';

/** Recipients of pipeline messages: the driver, the owner in operations, or the owner's lead. */
export type PipelineAudience = 'driver' | 'owner' | 'lead';

/** A message that an event causes. */
export interface PipelineMessage {
  readonly template: Extract<AccountTemplate, `pipeline-${string}`>;
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
