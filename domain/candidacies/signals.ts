import type { HireFact } from '../driver-pipeline/facts';
import type { CandidacyEvent } from './events';
import { endedHire } from './follow-ups';

/** A Signal to other workflows, by topic of the outbox. */
export type CandidacySignal =
  /** The driver is hired, so the driver's other live candidacies close. */
  | { readonly topic: 'driverHired'; readonly payload: { readonly driverId: string; readonly candidacyId: string } }
  /** A hire began, became an assignment or ended; the driver's pipeline is notified. */
  | { readonly topic: 'hireChanged'; readonly payload: { readonly driverId: string; readonly fact: HireFact } };

/** The Signals that other workflows receive after the event is projected. */
export function candidacySignalsOf(event: CandidacyEvent): CandidacySignal[] {
  const { driverId, candidacyId } = event.snapshot;
  const signals: CandidacySignal[] = [];
  const type = hireFactOf(event);
  if (type !== null) signals.push({ topic: 'hireChanged', payload: { driverId, fact: { type, candidacyId } } });
  if (event.type === 'hired') signals.push({ topic: 'driverHired', payload: { driverId, candidacyId } });
  return signals;
}

function hireFactOf(event: CandidacyEvent): HireFact['type'] | null {
  if (event.type === 'hired') return 'hireStarted';
  if (endedHire(event) !== null) return 'hireEnded';
  const begins = event.type === 'assignmentStarted' || event.type === 'startConfirmed';
  const { hire } = event.snapshot;
  return begins && hire !== null && hire.startedAt !== null ? 'hireAssignmentStarted' : null;
}
