import { type EventActor, systemActor } from '../shared/actor';
import type { Decision, Transition } from '../shared/decision';
import { type PipelineChanges, pipelineChangesOf } from './changes';
import type { DriverPipelineCommandName, DriverPipelineCommands } from './commands';
import { allPipelineDeadlines, pipelineDeadlineKey } from './deadlines';
import type { DriverPipelineEventType } from './events';
import { lifecycleOf } from './lifecycle';
import { pipelineMoves } from './moves';
import { nextStepOf } from './progress';
import { checkPipelineCommand, type NamedPipelineCommand } from './rules';
import type { DriverPipelineState } from './state';

/** A pipeline event before the workflow adds the id of its cause. */
export type DriverPipelineTransition = Transition<DriverPipelineEventType, DriverPipelineState>;

/** The data of an event in addition to the new state. */
export interface PipelineCause {
  readonly type: DriverPipelineEventType;
  readonly actor: EventActor;
  readonly at: string;
  readonly reason: string | null;
  readonly noteId: string | null;
}

/**
 * The next state as an event, without fired deadlines that no longer exist, and without what belongs to the previous
 * event only: the stage that it left, and the data for an undo of its move (`left`).
 */
export function pipelineTransition(
  state: DriverPipelineState,
  cause: PipelineCause,
  changes: PipelineChanges,
): DriverPipelineTransition {
  const { left: _taken, from: _left, ...kept } = state;
  const next = { ...kept, about: null, ...changes, seq: state.seq + 1 };
  const existing = new Set(allPipelineDeadlines(next).map(pipelineDeadlineKey));
  const firedDeadlines = next.firedDeadlines.filter((key) => existing.has(key));
  const snapshot = { ...next, firedDeadlines, lifecycleStatus: lifecycleOf(next) };
  return { seq: snapshot.seq, ...cause, snapshot };
}

/** A transition and the automatic ones that follow from it, in order. */
export function withConsequences(first: DriverPipelineTransition): DriverPipelineTransition[] {
  const transitions = [first];
  for (let last = first; ;) {
    const step = nextStepOf(last.snapshot, first.at);
    if (step === null) return transitions;
    const cause = { type: step.type, actor: systemActor, at: first.at, reason: step.reason, noteId: null };
    last = pipelineTransition(last.snapshot, cause, step.changes);
    transitions.push(last);
  }
}

/**
 * The pure decision behind every Update: refuses by the rules, or returns the transitions; none if nothing is left to
 * do.
 */
export function decidePipelineCommand<N extends DriverPipelineCommandName>(
  state: DriverPipelineState,
  action: NamedPipelineCommand<N>,
  now: number,
): Decision<DriverPipelineTransition[]> {
  const refused = checkPipelineCommand(state, action, now);
  if (refused !== undefined) return { refused };
  const { name, command } = action;
  const at = new Date(now).toISOString();
  const changes = pipelineChangesOf[name](state, command, at);
  if (changes === null) return { accepted: [] };
  const cause = { type: eventOf(action), actor: command.actor, at, ...whyOf(command) };
  const transition = pipelineTransition(state, cause, changes);
  return { accepted: pipelineMoves[name].isFinal === true ? [transition] : withConsequences(transition) };
}

const whyOf = (command: DriverPipelineCommands[DriverPipelineCommandName]) => ({
  reason: 'reason' in command ? command.reason : null,
  noteId: 'noteId' in command ? command.noteId : null,
});

function eventOf({ name, command }: NamedPipelineCommand<DriverPipelineCommandName>): DriverPipelineEventType {
  const { event, negative = event } = pipelineMoves[name];
  return isNegative(command) ? negative : event;
}

const isNegative = (command: DriverPipelineCommands[DriverPipelineCommandName]): boolean =>
  ('isClean' in command && !command.isClean) ||
  ('isApproved' in command && !command.isApproved) ||
  ('until' in command && command.until === null);
