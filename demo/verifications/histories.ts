import type { HistoryItems } from '#domain/driver-histories/items';
import type { VerificationCommandName, VerificationCommands } from '#domain/employment-verifications/commands';
import { decideVerificationCommand, type VerificationTransition } from '#domain/employment-verifications/decide';
import { decideVerificationFacts } from '#domain/employment-verifications/decide-system';
import type { VerificationEvent } from '#domain/employment-verifications/events';
import { verificationMoves } from '#domain/employment-verifications/moves';
import { type EmploymentVerificationState, emptyVerification } from '#domain/employment-verifications/state';
import { pastEmployerActor } from '#domain/shared/actor';
import { DAY_MS, HOUR_MS } from '#domain/shared/durations';
import { derivedId } from '#platform/ids';
import { accessHistoriesOf, EARLIER_ACCESS } from '../accesses';
import type { SeedItem } from '../applications/histories';
import type { SeedDriver } from '../seed-driver';
import type { World } from '../world';

/** A state, an answered one that was started again for a later application, or one that ended with the access to the file. */
type Goal = 'sent' | 'answered' | 'draft' | 'disputed' | 'closedGoodFaith' | 'again' | 'accessEnded';

/**
 * The verifications of the first carrier, one per past employer of the drivers whose files it may open, with the days since the
 * request. The last two belong to the drivers' earlier accesses.
 */
const plan: readonly { readonly goal: Goal; readonly days: number }[] = [
  { goal: 'sent', days: 5 },
  { goal: 'answered', days: 9 },
  { goal: 'draft', days: 1 },
  { goal: 'disputed', days: 16 },
  { goal: 'closedGoodFaith', days: 24 },
  { goal: 'again', days: 180 },
  { goal: 'accessEnded', days: 110 },
];

export type Job = SeedItem<'employment'>;

/** One verification with its past events. */
export interface VerificationHistory {
  readonly events: readonly VerificationEvent[];
  readonly state: EmploymentVerificationState;
  readonly driver: SeedDriver;
  readonly job: Job;
  readonly carrier: string;
}

export const RUN = 'import';

const canBeVerified = ({ type, employerName }: HistoryItems['employment']) =>
  type === 'employer' && employerName !== '';

/** The verifications of past employments. The same world always has the same ones. */
export function verificationHistoriesOf(
  world: Pick<World, 'carriers' | 'drivers' | 'size'>,
): readonly VerificationHistory[] {
  const [carrier] = world.carriers;
  const staff = carrier?.staff.find(({ position }) => position === 'HR');
  if (carrier === undefined || staff === undefined) return [];
  const open = accessHistoriesOf(world)
    .filter(({ state }) => state.organizationId === carrier.id && state.name === 'approved')
    .map(({ state }) => state.driverId);
  const jobs = world.drivers
    .filter(({ id }) => open.includes(id))
    .flatMap((driver) =>
      [...(driver.application?.histories.employment ?? [])]
        .reverse()
        .filter(canBeVerified)
        .map((job) => ({ driver, job })),
    );
  return plan.flatMap(({ goal, days }, index) => {
    const found = jobs[index];
    if (found === undefined) return [];
    const { now } = world.size;
    const options = { organizationId: carrier.id, staffId: staff.id, now, requestedAt: now - days * DAY_MS };
    return [{ ...found, ...playTo(goal, { ...found, ...options }), carrier: carrier.name }];
  });
}

interface Options {
  readonly driver: SeedDriver;
  readonly job: Job;
  readonly organizationId: string;
  readonly staffId: string;
  readonly now: number;
  readonly requestedAt: number;
}

/** The id of a record that belongs to a verification. */
export const partOf = (verificationId: string, part: string): string => derivedId('seed', verificationId, part);

function playTo(goal: Goal, { driver, job, organizationId, staffId, now, requestedAt }: Options): History {
  const verificationId = derivedId('seed', 'verification', organizationId, job._id);
  const id = (part: string) => partOf(verificationId, part);
  const history = new History(
    emptyVerification({ verificationId, organizationId, driverId: driver.id, employmentHistoryId: job._id }),
    staffId,
  );
  const canEmail = job.email !== '';
  const request = { hiredOn: null, canEmail, consentId: null };
  history.play('startVerification', requestedAt, request);
  if (goal === 'draft') return history;
  history.play('signConsent', requestedAt + 20 * HOUR_MS, { consentId: id('consent') });
  const call = { attemptId: id('call'), channel: 'phone', canEmail } as const;
  history.play('recordAttempt', requestedAt + 3 * DAY_MS, call);
  if (goal === 'closedGoodFaith') {
    history.play('recordAttempt', requestedAt + 9 * DAY_MS, { ...call, attemptId: id('second-call') });
    history.play('closeGoodFaith', requestedAt + 20 * DAY_MS, { fileId: id('efforts') });
  }
  if (goal === 'answered' || goal === 'disputed' || goal === 'again') {
    history.play('submitAnswer', requestedAt + 4 * DAY_MS, { responseId: id('answer') });
  }
  if (goal === 'disputed') {
    history.play('disputeAnswer', requestedAt + 12 * DAY_MS, { responseId: id('answer'), noteId: id('dispute') });
  }
  if (goal === 'again') history.play('startVerification', now - 2 * DAY_MS, { ...request, isForLater: true });
  if (goal === 'accessEnded') history.endAccess(now - EARLIER_ACCESS.revoked * DAY_MS);
  return history;
}

/** Applies commands by the product's own rules. */
class History {
  readonly events: VerificationEvent[] = [];

  constructor(
    public state: EmploymentVerificationState,
    private readonly staffId: string,
  ) {}

  play<N extends VerificationCommandName>(
    name: N,
    at: number,
    details: Omit<VerificationCommands[N], 'actor' | 'round'>,
  ): void {
    const command = {
      actor: this.actorOf(name),
      round: this.state.round,
      ...details,
    } as unknown as VerificationCommands[N];
    const decision = decideVerificationCommand(this.state, { name, command }, at);
    if ('refused' in decision) throw new Error(`${name} is refused: ${decision.refused.code}`);
    this.keep(decision.accepted);
  }

  endAccess(at: number): void {
    const facts = { hiredOn: null, isDriverErased: false, isFileOpen: false };
    const ended = decideVerificationFacts(this.state, facts, at);
    if (ended !== null) this.keep(ended);
  }

  private keep(transition: VerificationTransition): void {
    this.events.push({ ...transition, updateId: RUN });
    this.state = transition.snapshot;
  }

  private actorOf(name: VerificationCommandName) {
    const { who } = verificationMoves[name];
    if (who.includes('driver')) return { kind: 'driver', userId: this.state.driverId };
    return who.includes('fleet') ? { kind: 'fleet', userId: this.staffId } : pastEmployerActor;
  }
}
