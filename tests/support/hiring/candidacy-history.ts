import type { CandidacyCommandName, CandidacyCommands } from '#domain/candidacies/commands';
import { decideCommand } from '#domain/candidacies/decide';
import type { CandidacyEvent } from '#domain/candidacies/events';
import { candidacyWorkflowId } from '#domain/candidacies/ids';
import type { CandidacyState } from '#domain/candidacies/state';
import { interviewIdOf } from '#domain/candidacies/state-table';
import { interviewEnd } from '#domain/interviews/times';
import { newId } from '#platform/ids';
import { aCandidacyState, type HiringWorld, NOW } from './hiring-world';

/** Applies commands by the domain rules and keeps the events, as the workflow would. */
export class CandidacyHistory {
  readonly workflowId: string;
  readonly runId = newId();
  readonly events: CandidacyEvent[] = [];
  state: CandidacyState;
  now = Date.parse(NOW);

  constructor(readonly world: HiringWorld) {
    this.workflowId = candidacyWorkflowId(world.orderId, world.driverId);
    this.state = aCandidacyState(world);
  }

  /** Sends one command as a person with permission. */
  play<N extends CandidacyCommandName>(name: N, details: Partial<CandidacyCommands[N]> = {}): CandidacyEvent {
    this.now += 60_000;
    const before = name === 'hire' ? { ...this.state, hireSeq: this.state.hireSeq + 1 } : this.state;
    const command = this.command(name, details);
    const decision = decideCommand(before, { name, command }, this.now);
    if ('refused' in decision) throw new Error(`${name} refused: ${decision.refused.code}`);
    const event = { ...decision.accepted, updateId: newId() };
    this.state = event.snapshot;
    this.events.push(event);
    return event;
  }

  /** The command with details that are valid now, and the given overrides. */
  command<N extends CandidacyCommandName>(name: N, details: Partial<CandidacyCommands[N]> = {}): CandidacyCommands[N] {
    return { ...this.#base(name), ...details } as CandidacyCommands[N];
  }

  /** The batch that the workflow would project. */
  batch(events: CandidacyEvent[] = this.events) {
    return { workflowId: this.workflowId, runId: this.runId, events };
  }

  toInterview(interviewId = newId(), startsAt = '2026-12-01T15:00:00.000Z'): this {
    const endsAt = new Date(Date.parse(startsAt) + 3_600_000).toISOString();
    this.play('invite');
    this.play('acceptInvite');
    this.play('approveForInterview', { isSafety: true });
    this.play('scheduleInterview', { interviewId, startsAt, endsAt });
    return this;
  }

  /** Offers times, each an hour long. */
  toOffer(startsAt: readonly string[], interviewId = newId()): this {
    this.play('invite');
    this.play('acceptInvite');
    this.play('approveForInterview', { isSafety: true });
    this.play('offerInterview', { interviewId, slots: startsAt.map(anHourFrom) });
    return this;
  }

  toHired(): this {
    this.toInterview();
    this.play('acceptInterview');
    this.play('hire');
    return this;
  }

  #base(name: CandidacyCommandName): object {
    const isDriver = driverCommands.has(name);
    const userId = isDriver ? this.world.driverId : this.world.recruiterId;
    return {
      actor: { kind: isDriver ? 'driver' : 'fleet', userId },
      isSafety: false,
      round: name === 'invite' || name === 'request' ? null : this.state.round,
      reason: 'unspecified',
      noteId: null,
      noticesSent: false,
      interviewId: interviewIdOf(this.state) ?? undefined,
      interviewerId: null,
      zone: 'America/Chicago',
      place: 'phone',
      placeId: null,
      remind: true,
      startOn: '2026-12-05',
      startsAt: '2026-12-05T06:00:00.000Z',
      endOn: null,
      endsAt: null,
    };
  }
}

/** An offered time. */
export const anHourFrom = (startsAt: string) => ({ startsAt, endsAt: interviewEnd(startsAt) });

/** Commands of the driver. */
export const driverCommands: ReadonlySet<CandidacyCommandName> = new Set<CandidacyCommandName>([
  'request',
  'acceptInvite',
  'declineInvite',
  'withdraw',
  'acceptInterview',
  'pickInterviewTime',
  'proposeInterviewTime',
  'withdrawProposal',
  'acceptStart',
  'proposeStart',
  'declineStart',
]);
