import { checkPipelineCommand } from '../driver-pipeline/rules';
import type { DriverPipelineState } from '../driver-pipeline/state';
import type { Problem } from '../problems';
import type { EventActor } from '../shared/actor';
import { isReached } from '../shared/durations';
import { type BulkChannel, bulkChannels } from './actions';
import type { BulkAction } from './schema';

/** The facts of a driver that a bulk action depends on. */
export interface BulkTarget {
  readonly state: DriverPipelineState;
  /** Whether the account is open, so that emails are delivered. */
  readonly hasMail: boolean;
  /** Whether the driver has a phone number and agreed to text messages. */
  readonly hasSms: boolean;
}

/** Whether an action is possible for a driver, and over which channels. */
export interface BulkVerdict {
  readonly channels: readonly BulkChannel[];
  readonly problem: Problem | undefined;
}

interface BulkMoment {
  readonly actor: EventActor;
  readonly now: number;
}

/** The problem of an action regardless of the driver; undefined if there is none. */
export const checkBulkAction = (act: BulkAction, now: number): Problem | undefined =>
  act.kind === 'snooze' && isReached(act.until, now) ? { code: 'date-in-past' } : undefined;

/** Whether an action is possible for this driver: the same rules apply as for a single driver. */
export function evaluateBulkTarget(target: BulkTarget, act: BulkAction, { actor, now }: BulkMoment): BulkVerdict {
  const { state } = target;
  if (act.kind === 'message') return evaluateMessage(target, act.channels);
  if (act.kind === 'assign' && state.ownerId === act.ownerId) return refusal({ code: 'driver-owned-already' });
  if (act.kind === 'requestDocument') {
    const command = { actor, document: act.document };
    return refusal(bulkProblemOf(checkPipelineCommand(state, { name: 'requestDocument', command }, now)));
  }
  return refusal(state.isErased ? { code: 'not-found' } : undefined);
}

/** The problem as a report shows it: among the bulk actions, only a request for a document depends on the driver's state. */
export const bulkProblemOf = (problem: Problem | undefined): Problem | undefined =>
  problem?.code === 'pipeline-changed' ? { code: 'document-there' } : problem;

const refusal = (problem: Problem | undefined): BulkVerdict => ({ channels: [], problem });

function evaluateMessage(target: BulkTarget, wanted: readonly BulkChannel[]): BulkVerdict {
  if (target.state.isErased) return refusal({ code: 'not-found' });
  const isOpen: Readonly<Record<BulkChannel, boolean>> = { mail: target.hasMail, sms: target.hasSms };
  const channels = bulkChannels.filter((channel) => wanted.includes(channel) && isOpen[channel]);
  return channels.length > 0 ? { channels, problem: undefined } : refusal({ code: 'driver-not-reachable' });
}
