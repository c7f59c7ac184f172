import { eventRow } from '#db/core/workflow-events';
import { accessRow } from '#db/dq-access/access-row';
import type { AccessCommandName, AccessCommands } from '#domain/dq-access/commands';
import { decideAccessCommand } from '#domain/dq-access/decide';
import type { AccessEvent } from '#domain/dq-access/events';
import { accessWorkflowId } from '#domain/dq-access/ids';
import { accessMoves } from '#domain/dq-access/moves';
import { type DqAccessState, emptyAccess } from '#domain/dq-access/state';
import type { AccessState } from '#domain/dq-access/states';
import { defaultAccessEnd } from '#domain/dq-access/terms';
import { isFileAvailable } from '#domain/driver-pipeline/stages';
import { DAY_MS, HOUR_MS } from '#domain/shared/durations';
import { endOfDate, utcDate } from '#domain/shared/zoned-time';
import { derivedId } from '#platform/ids';
import type { SeedCarrier } from './carriers';
import type { Row } from './copy';
import { demoDrivers } from './demo-drivers';
import { Random } from './random';
import type { SeedDriver } from './seed-driver';
import type { World } from './world';

const reasons = [
  'We want to review your documents for the port runs.',
  'Safety reviews every driver of our bench once.',
  'For a job that starts next month.',
];

/** Each carrier's accesses by state. */
const plan: readonly AccessState[] = ['requested', 'approved', 'approved', 'requested', 'rejected', 'revoked'];

const ZONE = 'America/Los_Angeles';
const RUN = 'import';

/** One access with its past events and the carrier's reason. */
export interface AccessHistory {
  readonly events: readonly AccessEvent[];
  readonly state: DqAccessState;
  readonly note: { readonly id: string; readonly authorId: string; readonly text: string };
}

type Part = Pick<World, 'carriers' | 'drivers' | 'size'>;

/** Carriers' accesses to drivers' files. The same world always has the same ones. */
export function accessHistoriesOf({ carriers, drivers, size }: Part): AccessHistory[] {
  const available = drivers.filter(({ state }) => isFileAvailable(state.stage) && state.isAvailable);
  return carriers.flatMap((carrier, index) => {
    // Somebody who signs in to look around finds a request and a grant of the first carrier.
    const known = index === 0 ? available.filter((driver) => drivers.indexOf(driver) < demoDrivers.length) : [];
    const random = Random.of(size.seed, 'access', index);
    const first = random.whole(0, Math.max(0, available.length - 1));
    const others = plan.flatMap((_, step) => available[(first + step * 5) % available.length] ?? []);
    const chosen = [...new Set([...known, ...others])].slice(0, plan.length);
    return chosen.flatMap((driver, step) =>
      historyOf({ carrier, driver, step, random, size, isKnown: known.includes(driver) }),
    );
  });
}

interface Options extends Pick<World, 'size'> {
  readonly carrier: SeedCarrier;
  readonly driver: SeedDriver;
  readonly step: number;
  readonly random: Random;
  readonly isKnown: boolean;
}

function historyOf({ carrier, driver, step, random, isKnown, size: { seed, now } }: Options): AccessHistory[] {
  const staff = carrier.staff.find(({ position }) => position === 'HR');
  const state = plan[step];
  if (staff === undefined || state === undefined) return [];
  const pair = { organizationId: carrier.id, driverId: driver.id };
  const requestedAt = now - (state === 'requested' ? random.whole(2, 60) * HOUR_MS : random.whole(10, 60) * DAY_MS);
  const answeredAt = requestedAt + random.whole(2, 70) * HOUR_MS;
  const note = {
    id: derivedId('seed', String(seed), 'access-reason', carrier.id, driver.id),
    authorId: staff.id,
    text: reasons[step % reasons.length] ?? '',
  };
  const history = new History(
    emptyAccess({ accessId: derivedId('dq-access', carrier.id, driver.id), ...pair }),
    staff.id,
  );
  if (isKnown && state === 'approved') history.playEarlier(now, note.id);
  history.play('requestAccess', requestedAt, { noteId: note.id });
  if (state === 'rejected') history.play('rejectAccess', answeredAt);
  if (state === 'approved' || state === 'revoked') history.grant(answeredAt);
  if (state === 'revoked') history.play('revokeAccess', answeredAt + 3 * DAY_MS);
  return [{ events: history.events, state: history.state, note }];
}

/** Days since the first access of a driver with a known login was granted, and since it was revoked. */
export const EARLIER_ACCESS = { granted: 190, revoked: 100 } as const;

/** Applies commands by the product's own rules. */
class History {
  readonly events: AccessEvent[] = [];

  constructor(
    public state: DqAccessState,
    private readonly staffId: string,
  ) {}

  grant(at: number): void {
    const endsOn = defaultAccessEnd(utcDate(new Date(at)));
    this.play('grantAccess', at, { endsOn, endsAt: endOfDate(endsOn, ZONE) });
  }

  /** An access that the driver revoked, before the one that counts. */
  playEarlier(now: number, noteId: string): void {
    this.play('requestAccess', now - (EARLIER_ACCESS.granted + 1) * DAY_MS, { noteId });
    this.grant(now - EARLIER_ACCESS.granted * DAY_MS);
    this.play('revokeAccess', now - EARLIER_ACCESS.revoked * DAY_MS);
  }

  play<N extends AccessCommandName>(name: N, at: number, details: Partial<AccessCommands[N]> = {}): void {
    const isDriver = accessMoves[name].who.includes('driver');
    const actor = isDriver ? { kind: 'driver', userId: this.state.driverId } : { kind: 'fleet', userId: this.staffId };
    const base = { actor, round: this.state.round, noteId: null };
    const command = { ...base, ...details } as unknown as AccessCommands[N];
    const decision = decideAccessCommand(this.state, { name, command }, at);
    if ('refused' in decision) throw new Error(`${name} is refused: ${decision.refused.code}`);
    this.events.push({ ...decision.accepted, updateId: RUN });
    this.state = decision.accepted.snapshot;
  }
}

/** The rows of all accesses, in an order that satisfies foreign keys. */
export function* accessTables(world: Part): Generator<readonly [string, readonly Row[]]> {
  const histories = accessHistoriesOf(world);
  yield [
    'notes',
    histories.map(({ state: { organizationId }, note: { id, authorId, text } }) => ({
      id,
      organization_id: organizationId,
      author_id: authorId,
      kind: 'reason',
      text,
    })),
  ];
  yield ['workflow_events', histories.flatMap(eventRows)];
  yield [
    'dq_accesses',
    histories.flatMap(({ events }) => {
      const [first, last] = [events[0], events.at(-1)];
      return first === undefined || last === undefined ? [] : [{ ...accessRow(last), created_at: first.at }];
    }),
  ];
}

function eventRows({ events, state: { organizationId, driverId } }: AccessHistory): Row[] {
  const workflowId = accessWorkflowId(organizationId, driverId);
  const scope = { organizationId, driverId, orderId: null };
  return events.map((event) => ({ ...eventRow({ workflowId, runId: RUN, scope }, event) }));
}
