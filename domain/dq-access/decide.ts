import { type EventActor, systemActor } from '../shared/actor';
import type { Decision, Transition } from '../shared/decision';
import { isReached } from '../shared/durations';
import type { AccessCommandName, AccessCommands } from './commands';
import { type AccessDeadline, isAccessPaused, nextAccessDeadline, requestExpiresAt } from './deadlines';
import type { AccessEventType } from './events';
import { accessMoves } from './moves';
import { checkAccessCommand, type NamedAccessCommand } from './rules';
import type { DqAccessState } from './state';
import type { AccessEndReason, AccessState } from './states';

/** An event of an access before the workflow adds the id of its cause. */
export type AccessTransition = Transition<AccessEventType, DqAccessState>;

type Changes = Partial<DqAccessState>;

type ChangesOf = {
  readonly [N in AccessCommandName]: (state: DqAccessState, command: AccessCommands[N], at: string) => Changes;
};

const enter = (name: AccessState, at: string): Changes => ({ name, enteredAt: at });

interface End {
  readonly actor: EventActor;
  readonly at: string;
  readonly reason?: AccessEndReason;
  readonly noteId?: string | null;
}

const endAs = (name: AccessState, { actor, at, reason = undefined, noteId = null }: End): Changes => ({
  ...enter(name, at),
  ending: { by: actor.kind, reason: reason ?? null, noteId, at },
  pause: undefined,
});

/** The changes of each command to a state that passed the checks. */
const changesOf: ChangesOf = {
  requestAccess: ({ round, pause }, { actor, noteId }, at) => ({
    ...enter('requested', at),
    round: round + 1,
    requestedAt: at,
    requestedBy: actor.userId,
    noteId,
    isReminded: false,
    endsOn: null,
    endsAt: null,
    ending: null,
    pause: pause === undefined || pause.since === null ? undefined : { since: at, heldMs: 0 },
  }),
  withdrawRequest: (_state, { actor }, at) => endAs('revoked', { actor, at }),
  grantAccess: (_state, { endsOn, endsAt }, at) => ({ ...enter('approved', at), endsOn, endsAt, pause: undefined }),
  rejectAccess: (_state, { actor, noteId }, at) => endAs('rejected', { actor, at, noteId }),
  revokeAccess: (_state, { actor, noteId }, at) => endAs('revoked', { actor, at, noteId }),
  giveUpAccess: (_state, { actor }, at) => endAs('revoked', { actor, at }),
  extendAccess: (_state, { endsOn, endsAt }) => ({ endsOn, endsAt }),
};

interface Cause {
  readonly type: AccessEventType;
  readonly actor: EventActor;
  readonly at: string;
  readonly reason?: AccessEndReason | null;
  readonly noteId?: string | null;
}

function transition(
  state: DqAccessState,
  { reason = null, noteId = null, ...cause }: Cause,
  changes: Changes,
): AccessTransition {
  const snapshot = { ...state, ...changes, seq: state.seq + 1 };
  return { ...cause, reason, noteId, seq: snapshot.seq, snapshot };
}

/** The pure decision behind every Update: refuses by the rules, or returns the transition. */
export function decideAccessCommand<N extends AccessCommandName>(
  state: DqAccessState,
  action: NamedAccessCommand<N>,
  now: number,
): Decision<AccessTransition> {
  const refused = checkAccessCommand(state, action, now);
  if (refused !== undefined) return { refused };
  const { name, command } = action;
  const at = new Date(now).toISOString();
  const noteId = 'noteId' in command ? command.noteId : null;
  const cause = { type: accessMoves[name].event, actor: command.actor, at, noteId };
  return { accepted: transition(state, cause, changesOf[name](state, command, at)) };
}

const system = (type: AccessEventType, at: string, reason: AccessEndReason | null = null): Cause => ({
  type,
  actor: systemActor,
  at,
  reason,
});

/** The transition of a reached deadline; null if none is reached. */
export function decideAccessDeadline(
  state: DqAccessState,
  now: number,
): { readonly deadline: AccessDeadline; readonly transition: AccessTransition } | null {
  const next = nextAccessDeadline(state);
  if (next === null || !isReached(next.at, now)) return null;
  // After an outage or an import, all days may have passed: a reminder together with the rejection would say nothing.
  const expiry: AccessDeadline = { name: 'expiry', at: requestExpiresAt(state) };
  const deadline = next.name === 'reminder' && isReached(expiry.at, now) ? expiry : next;
  return { deadline, transition: deadlineTransition(state, deadline, new Date(now).toISOString()) };
}

function deadlineTransition(state: DqAccessState, { name }: AccessDeadline, at: string): AccessTransition {
  if (name === 'reminder') return transition(state, system('accessReminderDue', at), { isReminded: true });
  const isRequest = name === 'expiry';
  const end = endAs(isRequest ? 'rejected' : 'revoked', { actor: systemActor, at, reason: 'expired' });
  return transition(state, system(isRequest ? 'accessRequestExpired' : 'accessExpired', at, 'expired'), end);
}

/** The relation of a carrier to a driver in the rows, when something about it changed. */
export interface AccessBasis {
  /** The carrier has an open candidacy or bench entry of the driver, or an employment whose end is not recorded. */
  readonly isRelated: boolean;
  /** The driver exited the pipeline, and no employment without an end is the basis of the access. */
  readonly hasDriverLeft: boolean;
  readonly isDriverErased: boolean;
}

/** The access ends with its basis; null if nothing changes. */
export function decideAccessBasis(
  state: DqAccessState,
  { isRelated, hasDriverLeft, isDriverErased }: AccessBasis,
  now: number,
): AccessTransition | null {
  if (state.name === 'none' || state.isOver) return null;
  const at = new Date(now).toISOString();
  const isOpen = state.name === 'requested' || state.name === 'approved';
  const over = isDriverErased ? { isOver: true } : {};
  if (!isOpen) return isDriverErased ? transition(state, system('accessDriverLeft', at), over) : null;
  const reason = isDriverErased || hasDriverLeft ? 'driver_not_available' : 'candidacy_closed';
  if (reason === 'candidacy_closed' && isRelated) return null;
  const type = reason === 'candidacy_closed' ? 'accessCandidacyClosed' : 'accessDriverLeft';
  const end = endAs('revoked', { actor: systemActor, at, reason });
  return transition(state, system(type, at, reason), { ...end, ...over });
}

/** The carrier was deactivated or reactivated; null if nothing changes. */
export function decideAccessPause(
  state: DqAccessState,
  { isPaused, now }: { readonly isPaused: boolean; readonly now: number },
): AccessTransition | null {
  const at = new Date(now).toISOString();
  if (isPaused) {
    if (state.name !== 'requested' || isAccessPaused(state)) return null;
    const pause = { since: at, heldMs: state.pause?.heldMs ?? 0 };
    return transition(state, system('organizationPaused', at), { pause });
  }
  const { pause } = state;
  if (pause === undefined || pause.since === null) return null;
  const heldMs = pause.heldMs + now - Date.parse(pause.since);
  return transition(state, system('organizationResumed', at), { pause: { since: null, heldMs } });
}
