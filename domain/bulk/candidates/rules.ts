import type { Actor } from '../../accounts/actor';
import { can } from '../../accounts/policy';
import type { CandidacyCommandName } from '../../candidacies/commands';
import { checkInvite, type EntryFacts } from '../../candidacies/entry-rules';
import { checkCommand } from '../../candidacies/rules';
import type { CandidacyState } from '../../candidacies/state';
import type { Problem } from '../../problems';
import type { EventActor } from '../../shared/actor';
import type { CandidacyStateName } from '../../shared/candidacy-states';
import { bulkActions, type CandidateBulkKind } from '../actions';
import type { CandidateAction, SeenCandidacy } from './schema';

/** A bulk action, as far as it decides who may see it. */
export interface BulkActionFacts {
  readonly kind: CandidateBulkKind;
  readonly organizationId: string;
  readonly startedBy: string;
}

/** Whether a member of staff may see and stop a carrier's bulk action: the one who started it, or one with its permission. */
export const mayFollow = (actor: Actor, { kind, organizationId, startedBy }: BulkActionFacts): boolean =>
  actor.organizationId === organizationId && (actor.userId === startedBy || can(actor, bulkActions[kind].permission));

/** Why the actor may not run the action for any candidate. */
export function checkBulkPermission(actor: Actor, kind: CandidateBulkKind): Problem | undefined {
  if (!can(actor, 'hiring:act')) return { code: 'forbidden' };
  return can(actor, bulkActions[kind].permission) ? undefined : { code: 'safety-approval-needed' };
}

/** The action for a candidacy that exists. */
export type CandidacyAction = Exclude<CandidateAction, { kind: 'invite' }>;

/** The command that passes on a candidate, by the state that the actor saw. */
function passCommandOf(
  state: CandidacyStateName,
  isSafety: boolean,
): 'pass' | 'cancelInvite' | 'rejectReview' | 'cancelAssignment' {
  if (state === 'invited') return 'cancelInvite';
  if (state !== 'inReview') return 'pass';
  // HR and Safety reject the review; others remove the candidate from the order.
  return isSafety ? 'rejectReview' : 'cancelAssignment';
}

/** The command of an action for a candidate in the state that the actor saw. */
export type BulkCandidacyCommand = Extract<
  CandidacyCommandName,
  'moveToReview' | 'approveForInterview' | 'pass' | 'cancelInvite' | 'rejectReview' | 'cancelAssignment'
>;

/** The command of an action, by the state that the actor saw; null for a message, which changes no state. */
export function commandOf(
  { kind }: CandidacyAction,
  seen: SeenCandidacy,
  { isSafety }: Pick<CandidateMoment, 'isSafety'>,
): BulkCandidacyCommand | null {
  if (kind === 'messageCandidates') return null;
  return kind === 'pass' ? passCommandOf(seen.state, isSafety) : kind;
}

/** A candidacy with what the actor saw of it. */
export interface CandidateTarget {
  readonly state: CandidacyState;
  readonly seen: SeenCandidacy;
  /** Whether the driver's account is open, so that emails are delivered. */
  readonly hasMail: boolean;
}

interface CandidateMoment {
  readonly actor: EventActor;
  /** Whether the actor holds position HR or SAFETY. */
  readonly isSafety: boolean;
  readonly now: number;
}

/** Why the action is not possible for this candidate: the same rules apply as for a single one. */
export function checkCandidate(
  { state, seen, hasMail }: CandidateTarget,
  act: CandidacyAction,
  { actor, isSafety, now }: CandidateMoment,
): Problem | undefined {
  const name = commandOf(act, seen, { isSafety });
  if (name === null) return checkMessage(state, hasMail);
  if (state.name !== seen.state || state.round !== seen.round) return { code: 'candidate-moved-on' };
  const command = {
    actor,
    isSafety,
    round: seen.round,
    reason: 'unspecified' as const,
    noteId: null,
    noticesSent: false,
  };
  const problem = checkCommand(state, { name, command }, now);
  // Nothing has changed since the preview: the step was not possible then, either.
  const isOtherStep = problem?.code === 'candidacy-changed' || problem?.code === 'candidacy-move-not-allowed';
  return isOtherStep ? { code: 'candidate-not-in-state' } : problem;
}

function checkMessage({ name }: CandidacyState, hasMail: boolean): Problem | undefined {
  if (name === 'closed' || name === 'ended') return { code: 'candidate-moved-on' };
  return hasMail ? undefined : { code: 'driver-account-closed' };
}

/** The refusal of a candidacy's workflow as a report shows it: a list has no page to reload. */
export function bulkCandidateProblemOf(problem: Problem | undefined): Problem | undefined {
  if (problem?.code === 'candidacy-changed') return { code: 'candidate-moved-on' };
  return problem?.code === 'candidacy-move-not-allowed' ? { code: 'candidate-not-in-state' } : problem;
}

/** The facts that decide whether a driver can be invited, with the driver's state on the order. */
export interface InviteFacts extends EntryFacts {
  readonly state: CandidacyStateName | null;
}

/** Why a driver cannot be invited. Inviting a driver who has requested the job accepts the request. */
export function checkInvitee(facts: InviteFacts): Problem | undefined {
  const { state } = facts;
  if (state === 'hired') return { code: 'driver-already-hired' };
  if (state === 'ended') return { code: 'assignment-ended' };
  if (state !== null && state !== 'closed' && state !== 'requested') return { code: 'driver-already-invited' };
  return checkInvite(facts);
}
