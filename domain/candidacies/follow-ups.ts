import type { HireFact } from '../driver-pipeline/facts';
import type { CandidacyEvent } from './events';
import type { CandidacyHire } from './state';

/** Work after a projected event. Each follow-up takes effect once, even if the worker stops in between. */
export type CandidacyFollowUp =
  | { readonly kind: 'releaseSeat'; readonly round: number; readonly hireSeq: number; readonly use: 'free' | 'used' }
  | { readonly kind: 'closeOthers' }
  | { readonly kind: 'notifyDriverPipeline'; readonly fact: HireFact };

/** The hire that this event ends; null if it ends none. */
function endedHire({ type, snapshot }: CandidacyEvent): CandidacyHire | null {
  const isOver = snapshot.name === 'closed' || snapshot.name === 'ended';
  return isOver && type !== 'imported' ? snapshot.hire : null;
}

/** The work to do elsewhere after the event is projected. */
export const followUpsOf = (event: CandidacyEvent): CandidacyFollowUp[] => [
  ...hireFollowUps(event),
  ...pipelineFollowUps(event),
];

function hireFollowUps(event: CandidacyEvent): CandidacyFollowUp[] {
  if (event.type === 'hired') return [{ kind: 'closeOthers' }];
  const hire = endedHire(event);
  if (hire === null) return [];
  // An assignment uses up its seat only if it ran to its planned end (docs/state-machines.md#seats).
  const use = event.reason === 'completed' ? 'used' : 'free';
  return [{ kind: 'releaseSeat', round: event.snapshot.round, hireSeq: hire.hireSeq, use }];
}

/** The notification of the driver's pipeline about a hire. */
function pipelineFollowUps(event: CandidacyEvent): CandidacyFollowUp[] {
  const type = hireFactOf(event);
  return type === null
    ? []
    : [{ kind: 'notifyDriverPipeline', fact: { type, candidacyId: event.snapshot.candidacyId } }];
}

function hireFactOf(event: CandidacyEvent): HireFact['type'] | null {
  if (event.type === 'hired') return 'hireStarted';
  if (endedHire(event) !== null) return 'hireEnded';
  const begins = event.type === 'assignmentStarted' || event.type === 'startConfirmed';
  const { hire } = event.snapshot;
  return begins && hire !== null && hire.startedAt !== null ? 'hireAssignmentStarted' : null;
}
