import { systemActor, type EventActor } from '../shared/actor';
import type { Decision, Transition } from '../shared/decision';
import { pipelineChangesOf, type PipelineChanges } from './changes';
import { allPipelineClocks, pipelineClockKey } from './clocks';
import type { DriverPipelineCommandName, DriverPipelineCommands } from './commands';
import type { DriverPipelineEventType } from './events';
import { lifecycleOf } from './lifecycle';
import { nextStepOf } from './progress';
import { checkPipelineCommand, type NamedPipelineCommand } from './rules';
import type { DriverPipelineState } from './state';

/** A pipeline's event before the workflow adds the id of what caused it. */
export type DriverPipelineTransition = Transition<DriverPipelineEventType, DriverPipelineState>;

/** What an event says beside the new state. */
export interface PipelineCause {
  readonly type: DriverPipelineEventType;
  readonly actor: EventActor;
  readonly at: string;
  readonly reason: string | null;
  readonly noteId: string | null;
}

/** The next state as an event. Clocks that no longer exist are dropped, and so is what only the event before could be undone to. */
export const pipelineTransition = (
  state: DriverPipelineState,
  cause: PipelineCause,
  changes: PipelineChanges,
): DriverPipelineTransition => {
  const { left: _taken, ...kept } = state;
  const next = { ...kept, about: null, ...changes, seq: state.seq + 1 };
  const existing = new Set(allPipelineClocks(next).map(pipelineClockKey));
  const firedClocks = next.firedClocks.filter((key) => existing.has(key));
  const snapshot = { ...next, firedClocks, lifecycleStatus: lifecycleOf(next) };
  return { seq: snapshot.seq, ...cause, snapshot };
};

/** The transition and everything that follows from it by itself, in order. */
export const withConsequences = (first: DriverPipelineTransition): DriverPipelineTransition[] => {
  const transitions = [first];
  for (let last = first; ;) {
    const step = nextStepOf(last.snapshot, first.at);
    if (step === null) return transitions;
    const cause = { type: step.type, actor: systemActor, at: first.at, reason: step.reason, noteId: null };
    last = pipelineTransition(last.snapshot, cause, step.changes);
    transitions.push(last);
  }
};

/** The pure heart of every Update: refuses by the rules, or says what happens; nothing when it is already so. */
export const decidePipelineCommand = <N extends DriverPipelineCommandName>(
  state: DriverPipelineState,
  action: NamedPipelineCommand<N>,
  now: number,
): Decision<DriverPipelineTransition[]> => {
  const refused = checkPipelineCommand(state, action, now);
  if (refused !== undefined) return { refused };
  const { name, command } = action;
  const at = new Date(now).toISOString();
  const changes = pipelineChangesOf[name](state, command, at);
  if (changes === null) return { accepted: [] };
  const cause = { type: eventOf(action), actor: command.actor, at, ...whyOf(command) };
  const transition = pipelineTransition(state, cause, changes);
  return { accepted: skipsConsequences(name) ? [transition] : withConsequences(transition) };
};

// Who moves a driver back by hand wants him there, though everything was sent: the next thing that happens moves him on.
const skipsConsequences = (name: DriverPipelineCommandName): boolean =>
  name === 'moveStage' ||
  name === 'undoMove' ||
  name === 'missCall' ||
  name === 'snooze' ||
  name === 'assignOwner' ||
  name === 'erase';

const whyOf = (command: DriverPipelineCommands[DriverPipelineCommandName]) => ({
  reason: 'reason' in command ? command.reason : null,
  noteId: 'noteId' in command ? command.noteId : null,
});

const events: { readonly [N in DriverPipelineCommandName]: DriverPipelineEventType } = {
  signUp: 'signedUp',
  confirmContact: 'contactConfirmed',
  preQualify: 'preQualificationAnswered',
  sendTask: 'taskSent',
  reopenTask: 'taskReopened',
  requestDocument: 'documentRequested',
  uploadDocument: 'documentUploaded',
  settleScan: 'documentReady',
  reviewDocument: 'documentApproved',
  reopenDocument: 'documentReopened',
  reviewTask: 'taskApproved',
  undoApproval: 'approvalUndone',
  recordCall: 'callRecorded',
  missCall: 'callMissed',
  recordResult: 'resultRecorded',
  recordExpiry: 'expiryRecorded',
  moveStage: 'stageMoved',
  undoMove: 'moveUndone',
  snooze: 'snoozed',
  assignOwner: 'ownerAssigned',
  setAvailability: 'availabilityChanged',
  erase: 'erased',
};

const eventOf = ({ name, command }: NamedPipelineCommand<DriverPipelineCommandName>): DriverPipelineEventType => {
  if ('isClean' in command && !command.isClean) return 'documentRefused';
  if (name === 'snooze' && 'until' in command && command.until === null) return 'snoozeEnded';
  if (!('isApproved' in command) || command.isApproved) return events[name];
  return name === 'reviewTask' ? 'taskRejected' : 'documentRejected';
};
