import { checkPipelineCommand } from '../driver-pipeline/rules';
import type { DriverPipelineState } from '../driver-pipeline/state';
import type { Problem } from '../problems';
import type { EventActor } from '../shared/actor';
import { isReached } from '../shared/durations';
import { bulkChannels, type BulkChannel } from './actions';
import type { BulkAction } from './schema';

/** What is known of a driver before something is done to him in bulk. */
export interface BulkTarget {
  readonly state: DriverPipelineState;
  /** His account is open, so that mails reach him. */
  readonly hasMail: boolean;
  /** He has a number and agreed to text messages. */
  readonly hasSms: boolean;
}

/** Whether something can be done to a driver, and by which ways. */
export interface BulkVerdict {
  readonly channels: readonly BulkChannel[];
  readonly problem: Problem | undefined;
}

interface BulkMoment {
  readonly actor: EventActor;
  readonly now: number;
}

/** What is wrong with an act whoever it is for. */
export const checkBulkAction = (act: BulkAction, now: number): Problem | undefined =>
  act.kind === 'snooze' && isReached(act.until, now) ? { code: 'date-in-past' } : undefined;

/** Whether an act can be done to this driver: the rules that hold for one hold for each of many. */
export function judgeBulkTarget(target: BulkTarget, act: BulkAction, { actor, now }: BulkMoment): BulkVerdict {
  const { state } = target;
  if (act.kind === 'message') return judgeMessage(target, act.channels);
  if (act.kind === 'assign' && state.ownerId === act.ownerId) return refusal({ code: 'driver-owned-already' });
  if (act.kind === 'requestDocument') {
    const command = { actor, document: act.document };
    const problem = checkPipelineCommand(state, { name: 'requestDocument', command }, now);
    return refusal(problem?.code === 'pipeline-changed' ? { code: 'document-there' } : problem);
  }
  return refusal(state.isErased ? { code: 'not-found' } : undefined);
}

const refusal = (problem: Problem | undefined): BulkVerdict => ({ channels: [], problem });

function judgeMessage(target: BulkTarget, wanted: readonly BulkChannel[]): BulkVerdict {
  if (target.state.isErased) return refusal({ code: 'not-found' });
  const isOpen: Readonly<Record<BulkChannel, boolean>> = { mail: target.hasMail, sms: target.hasSms };
  const channels = bulkChannels.filter((channel) => wanted.includes(channel) && isOpen[channel]);
  return channels.length > 0 ? { channels, problem: undefined } : refusal({ code: 'driver-not-reachable' });
}
