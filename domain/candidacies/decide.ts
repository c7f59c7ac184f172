import { changesOf, type Changes } from './changes';
import type { CandidacyCommandName, CandidacyCommands } from './commands';
import type { CandidacyEventType } from './events';
import { allClocks, clockKey } from './clocks';
import { candidacyMoves } from './moves';
import { checkCommand, type NamedCommand } from './rules';
import type { CandidacyState } from './state';
import type { CloseReason } from './states';
import type { EventActor } from '../shared/actor';
import type { Decision, Transition } from '../shared/decision';

/** A candidacy's event before the workflow adds the id of what caused it. */
export type CandidacyTransition = Transition<CandidacyEventType, CandidacyState>;

/** The pure heart of every Update: refuses by the rules, or says what happens. */
export const decideCommand = <N extends CandidacyCommandName>(
  state: CandidacyState,
  action: NamedCommand<N>,
  now: number,
): Decision<CandidacyTransition> => {
  const refused = checkCommand(state, action, now);
  if (refused !== undefined) return { refused };
  const { name, command } = action;
  const at = new Date(now).toISOString();
  const cause = { type: candidacyMoves[name].event, actor: command.actor, at, ...whyOf(command) };
  return { accepted: transition(state, cause, changesOf[name](state, command, at)) };
};

/** What an event says beside the new state. */
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

// A new state waits anew: what held up the one before does not count, but a pause goes on.
const pauseAfter = ({ pause }: CandidacyState, { enteredAt }: Changes): Changes => {
  if (enteredAt === undefined || pause === undefined) return {};
  return { pause: pause.since === null ? undefined : { since: enteredAt, heldMs: 0 } };
};

/** The next state as an event. Clocks that no longer exist are forgotten, so the list stays short. */
export const transition = (state: CandidacyState, cause: Cause, changes: Changes): CandidacyTransition => {
  const next: CandidacyState = { ...state, ...pauseAfter(state, changes), ...changes, seq: state.seq + 1 };
  const existing = new Set(allClocks(next).map(clockKey));
  const snapshot = { ...next, firedClocks: next.firedClocks.filter((key) => existing.has(key)) };
  return { seq: snapshot.seq, ...cause, snapshot };
};
