import type { EventActor } from '../shared/actor';
import type { Decision, Transition } from '../shared/decision';
import { type Changes, changesOf } from './changes';
import type { CandidacyCommandName, CandidacyCommands } from './commands';
import { allDeadlines, deadlineKey } from './deadlines';
import type { CandidacyEventType } from './events';
import { candidacyMoves } from './moves';
import { checkCommand, type NamedCommand } from './rules';
import type { CandidacyState } from './state';
import type { CloseReason } from './states';

/** A candidacy's event before the workflow adds the id of its cause. */
export type CandidacyTransition = Transition<CandidacyEventType, CandidacyState>;

/** The pure decision behind every Update: refuses by the rules, or returns the transition. */
export function decideCommand<N extends CandidacyCommandName>(
  state: CandidacyState,
  action: NamedCommand<N>,
  now: number,
): Decision<CandidacyTransition> {
  const refused = checkCommand(state, action, now);
  if (refused !== undefined) return { refused };
  const { name, command } = action;
  const at = new Date(now).toISOString();
  const cause = { type: candidacyMoves[name].event, actor: command.actor, at, ...whyOf(command) };
  return { accepted: transition(state, cause, changesOf[name](state, command, at)) };
}

/** The data of an event in addition to the new state. */
export interface Cause {
  readonly type: CandidacyEventType;
  readonly actor: EventActor;
  readonly at: string;
  readonly reason: CloseReason | null;
  readonly noteId: string | null;
}

const whyOf = (command: CandidacyCommands[CandidacyCommandName]): Pick<Cause, 'reason' | 'noteId'> => ({
  reason: 'reason' in command ? command.reason : null,
  noteId: 'noteId' in command ? command.noteId : null,
});

// The wait in a new state starts at zero: earlier pauses do not count, but a running pause continues. It ends with the
// round, because nobody waits any more, and only open rounds are signaled that the carrier is active again.
function pauseAfter({ pause }: CandidacyState, { enteredAt, name }: Changes): Changes {
  if (enteredAt === undefined || pause === undefined) return {};
  if (name === 'closed' || name === 'ended') return { pause: undefined };
  return { pause: pause.since === null ? undefined : { since: enteredAt, heldMs: 0 } };
}

/** The next state as an event. Fired deadlines that no longer exist are dropped, so the list stays short. */
export function transition(state: CandidacyState, cause: Cause, changes: Changes): CandidacyTransition {
  const next: CandidacyState = { ...state, ...pauseAfter(state, changes), ...changes, seq: state.seq + 1 };
  const existing = new Set(allDeadlines(next).map(deadlineKey));
  const snapshot = { ...next, firedDeadlines: next.firedDeadlines.filter((key) => existing.has(key)) };
  return { seq: snapshot.seq, ...cause, snapshot };
}
