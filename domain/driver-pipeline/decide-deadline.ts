import { systemActor } from '../shared/actor';
import type { PipelineChanges } from './changes';
import { type PipelineDeadline, pipelineDeadlineKey, type PipelineDeadlineName } from './deadlines';
import { type DriverPipelineTransition, pipelineTransition, withConsequences } from './decide';
import type { DriverPipelineEventType } from './events';
import type { DriverPipelineState } from './state';

interface Effect {
  readonly type: DriverPipelineEventType;
  readonly changes?: (state: DriverPipelineState, deadline: PipelineDeadline) => PipelineChanges;
}

const effects: Readonly<Record<PipelineDeadlineName, Effect>> = {
  stageDue: { type: 'stageOverdue' },
  stageEscalation: { type: 'stageEscalated' },
  snoozeOver: { type: 'snoozeEnded', changes: () => ({ snooze: null }) },
  expiryWarning: { type: 'expiryNear' },
  expiry: {
    type: 'proofExpired',
    changes: ({ expired }, { proof }) => (proof === null ? {} : { expired: [...new Set([...expired, proof])] }),
  },
};

/** The transition that a reached deadline causes, with its consequences; each fires once. */
export function decidePipelineDeadline(
  state: DriverPipelineState,
  deadline: PipelineDeadline,
  now: number,
): DriverPipelineTransition[] {
  const { type, changes } = effects[deadline.name];
  const at = new Date(now).toISOString();
  const fired = { ...state, firedDeadlines: [...state.firedDeadlines, pipelineDeadlineKey(deadline)] };
  const cause = { type, actor: systemActor, at, reason: null, noteId: null };
  return withConsequences(pipelineTransition(fired, cause, { about: deadline.proof, ...changes?.(fired, deadline) }));
}
