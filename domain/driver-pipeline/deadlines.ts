import { systemActor } from '../shared/actor';
import type { PipelineChanges } from './changes';
import { pipelineClockKey, type PipelineClock, type PipelineClockName } from './clocks';
import { pipelineTransition, withConsequences, type DriverPipelineTransition } from './decide';
import type { DriverPipelineEventType } from './events';
import type { DriverPipelineState } from './state';

interface Effect {
  readonly type: DriverPipelineEventType;
  readonly changes?: (state: DriverPipelineState, clock: PipelineClock) => PipelineChanges;
}

const effects: Readonly<Record<PipelineClockName, Effect>> = {
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
export const decidePipelineDeadline = (
  state: DriverPipelineState,
  clock: PipelineClock,
  now: number,
): DriverPipelineTransition[] => {
  const { type, changes } = effects[clock.name];
  const at = new Date(now).toISOString();
  const fired = { ...state, firedClocks: [...state.firedClocks, pipelineClockKey(clock)] };
  const cause = { type, actor: systemActor, at, reason: null, noteId: null };
  return withConsequences(pipelineTransition(fired, cause, { about: clock.proof, ...changes?.(fired, clock) }));
};
