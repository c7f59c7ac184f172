import { systemActor } from '../shared/actor';
import { allDeadlines, deadlineKey, isPaused as isAlreadyPaused } from './deadlines';
import { type CandidacyTransition, transition } from './decide';
import type { CandidacyState } from './state';

/**
 * The carrier was deactivated or reactivated (docs/state-machines.md#when-a-carrier-is-deactivated): deadlines stop,
 * and the rest of a wait continues afterward. Appointments and dates keep their time; deadlines that passed during the
 * pause fire when it ends.
 */
export function decidePause(
  state: CandidacyState,
  { isPaused, now }: { isPaused: boolean; now: number },
): CandidacyTransition | null {
  const at = new Date(now).toISOString();
  if (isPaused) {
    // An assignment without a planned end has no deadline, but its driver is notified as well.
    if (isAlreadyPaused(state) || isOver(state)) return null;
    const pause = { since: at, heldMs: state.pause?.heldMs ?? 0 };
    return transition(state, { ...cause, type: 'organizationPaused', at }, { pause });
  }
  const { pause } = state;
  if (pause === undefined || pause.since === null) return null;
  const heldMs = pause.heldMs + now - Date.parse(pause.since);
  const resumed = { ...state, pause: { since: null, heldMs } };
  return transition(
    { ...resumed, firedDeadlines: rekeyedFiredDeadlines(state, resumed) },
    { ...cause, type: 'organizationResumed', at },
    {},
  );
}

const isOver = ({ name }: CandidacyState): boolean => name === 'none' || name === 'ended' || name === 'closed';

const cause = { actor: systemActor, reason: null, noteId: null } as const;

// A deadline that has fired does not fire again because it moved to a later time.
function rekeyedFiredDeadlines(before: CandidacyState, after: CandidacyState): string[] {
  const later = allDeadlines(after);
  return allDeadlines(before).flatMap((deadline, index) => {
    const moved = later[index];
    return moved !== undefined && before.firedDeadlines.includes(deadlineKey(deadline)) ? [deadlineKey(moved)] : [];
  });
}
