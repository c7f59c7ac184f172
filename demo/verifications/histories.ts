import type { HistoryItems } from '#domain/driver-histories/items';
import type { VerificationCommandName, VerificationCommands } from '#domain/employment-verifications/commands';
import { decideVerificationCommand } from '#domain/employment-verifications/decide';
import type { VerificationEvent } from '#domain/employment-verifications/events';
import { verificationMoves } from '#domain/employment-verifications/moves';
import { type EmploymentVerificationState, emptyVerification } from '#domain/employment-verifications/state';
import type { VerificationState } from '#domain/employment-verifications/states';
import { pastEmployerActor } from '#domain/shared/actor';
import { DAY_MS, HOUR_MS } from '#domain/shared/durations';
import { derivedId } from '#platform/ids';
import { accessHistoriesOf } from '../accesses';
import type { SeedItem } from '../applications/histories';
import type { SeedDriver } from '../seed-driver';
import type { World } from '../world';

/** The verifications of the first carrier, one per past employer of the drivers whose files it may open. */
const plan: readonly VerificationState[] = ['sent', 'answered', 'draft', 'disputed', 'closedGoodFaith'];

/** Days since the request. */
const AGE: Readonly<Partial<Record<VerificationState, number>>> = {
  draft: 1,
  sent: 5,
  answered: 9,
  disputed: 16,
  closedGoodFaith: 24,
};

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
  return plan.flatMap((state, index) => {
    const found = jobs[index];
    if (found === undefined) return [];
    const options = { organizationId: carrier.id, staffId: staff.id, now: world.size.now };
    return [{ ...found, ...playTo(state, { ...found, ...options }), carrier: carrier.name }];
  });
}

interface Options {
  readonly driver: SeedDriver;
  readonly job: Job;
  readonly organizationId: string;
  readonly staffId: string;
  readonly now: number;
}

/** The id of a record that belongs to a verification. */
export const partOf = (verificationId: string, part: string): string => derivedId('seed', verificationId, part);

function playTo(goal: VerificationState, { driver, job, organizationId, staffId, now }: Options): History {
  const verificationId = derivedId('seed', 'verification', organizationId, job._id);
  const id = (part: string) => partOf(verificationId, part);
  const history = new History(
    emptyVerification({ verificationId, organizationId, driverId: driver.id, employmentHistoryId: job._id }),
    staffId,
  );
  const requestedAt = now - (AGE[goal] ?? 1) * DAY_MS;
  const canEmail = job.email !== '';
  history.play('startVerification', requestedAt, { hiredOn: null, canEmail, consentId: null });
  if (goal === 'draft') return history;
  history.play('signConsent', requestedAt + 20 * HOUR_MS, { consentId: id('consent') });
  const call = { attemptId: id('call'), channel: 'phone', canEmail } as const;
  history.play('recordAttempt', requestedAt + 3 * DAY_MS, call);
  if (goal === 'closedGoodFaith') {
    history.play('recordAttempt', requestedAt + 9 * DAY_MS, { ...call, attemptId: id('second-call') });
    history.play('closeGoodFaith', requestedAt + 20 * DAY_MS, { fileId: id('efforts') });
  }
  if (goal === 'answered' || goal === 'disputed') {
    history.play('submitAnswer', requestedAt + 4 * DAY_MS, { responseId: id('answer') });
  }
  if (goal === 'disputed') {
    history.play('disputeAnswer', requestedAt + 12 * DAY_MS, { responseId: id('answer'), noteId: id('dispute') });
  }
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
    this.events.push({ ...decision.accepted, updateId: RUN });
    this.state = decision.accepted.snapshot;
  }

  private actorOf(name: VerificationCommandName) {
    const { who } = verificationMoves[name];
    if (who.includes('driver')) return { kind: 'driver', userId: this.state.driverId };
    return who.includes('fleet') ? { kind: 'fleet', userId: this.staffId } : pastEmployerActor;
  }
}
