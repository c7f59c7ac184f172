import { projectCandidacy } from '#db/candidacies/projection';
import type { Db } from '#db/core/handle';
import type { CandidacyCommandName } from '#domain/candidacies/commands';
import { deadlinesOf } from '#domain/candidacies/deadlines';
import { decideDeadline } from '#domain/candidacies/decide-deadline';
import type { CandidacyEvent } from '#domain/candidacies/events';
import { type CandidacyFact, decideFact } from '#domain/candidacies/facts';
import { candidacyMoves, isMovePossible } from '#domain/candidacies/moves';
import { checkCommand } from '#domain/candidacies/rules';
import { candidacySources } from '#domain/candidacies/sources';
import type { CandidacyState } from '#domain/candidacies/state';
import { driverReasons, fleetReasons } from '#domain/candidacies/states';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/shared/durations';
import { newId } from '#platform/ids';
import { Random } from '../../../demo/random';
import { CandidacyHistory, driverCommands } from './candidacy-history';
import { aDriver, aFacility, anOrderRow, type HiringWorld } from './hiring-world';

const commandNames = Object.keys(candidacyMoves) as CandidacyCommandName[];
/** Chosen less often, so that some rounds are hired. */
const endings = new Set<CandidacyCommandName>([
  'declineInvite',
  'cancelInvite',
  'pass',
  'withdraw',
  'rejectReview',
  'cancelAssignment',
  'rejectInterview',
  'cancelInterview',
  'declineStart',
  'rescindStart',
  'recordNoShow',
]);
const facts: readonly CandidacyFact[] = [
  { type: 'hiredElsewhere', reason: 'hired_elsewhere' },
  { type: 'driverNotAvailable', reason: 'driver_not_available' },
];
const iso = (at: number): string => new Date(at).toISOString();

const slotAt = (at: number) => ({ startsAt: iso(at), endsAt: iso(at + HOUR_MS) });

/** The time of an offered interview that is still ahead; now if there is none, which the rules refuse. */
const laterSlot = ({ offer }: CandidacyState, at: number): number =>
  (offer?.slots ?? []).map(({ startsAt }) => Date.parse(startsAt)).find((startsAt) => startsAt > at) ?? at;

interface Simulation {
  readonly seed: number;
  readonly drivers: number;
  /** The end of the generated time. */
  readonly now: number;
  readonly days: number;
}

/** Candidacies with random paths within the rules, projected as the workers would; returns their events. */
export async function simulateCandidacies(
  db: Db,
  world: HiringWorld,
  { seed, drivers, now, days }: Simulation,
): Promise<CandidacyEvent[]> {
  const { organizationId } = world;
  const facilities = [world.facilityId, await aFacility(db, { organizationId, name: 'Waco yard' })];
  const orders = [{ facilityId: world.facilityId, orderId: world.orderId }];
  for (const facilityId of facilities) {
    orders.push({ facilityId, orderId: await anOrderRow(db, { organizationId, facilityId }) });
  }
  const events: CandidacyEvent[] = [];
  for (let index = 0; index < drivers; index += 1) {
    const random = Random.of(seed, 'candidacy', index);
    const driverId = await aDriver(db, { driver: { first_name: 'Lee', last_name: `Driver ${String(index)}` } });
    const history = new CandidacyHistory({ ...world, ...random.pick(orders), driverId });
    history.now = now - random.between(0.1, days) * DAY_MS;
    walk(history, random, now);
    await projectCandidacy(db, history.batch());
    events.push(...history.events);
  }
  return events;
}

function walk(history: CandidacyHistory, random: Random, now: number): void {
  for (;;) {
    const [deadline] = deadlinesOf(history.state);
    const next = history.now + random.between(0.02, 6) * DAY_MS;
    if (deadline !== undefined && Date.parse(deadline.at) < next) {
      history.now = Math.max(history.now, Date.parse(deadline.at));
      if (history.now > now) return;
      keep(history, decideDeadline(history.state, deadline, history.now));
      continue;
    }
    history.now = next;
    if (history.now + MINUTE_MS > now) return;
    if (random.chance(0.04)) {
      const transition = decideFact(history.state, random.pick(facts), history.now);
      if (transition !== null) keep(history, transition);
    } else command(history, random);
  }
}

function keep(history: CandidacyHistory, transition: Omit<CandidacyEvent, 'updateId'>): void {
  const event = { ...transition, updateId: newId() };
  history.state = event.snapshot;
  history.events.push(event);
}

function command(history: CandidacyHistory, random: Random): void {
  const { state } = history;
  const at = history.now + MINUTE_MS;
  const possible = commandNames.filter((name) => isMovePossible(name, state, at));
  if (possible.length === 0) return;
  const name = random.weighted(possible.map((item) => [item, endings.has(item) ? 1 : 6] as const));
  const startOn = iso(at + 2 * DAY_MS).slice(0, 10);
  const interview = at + random.between(1, 5) * DAY_MS;
  const isStart = name === 'hire' || name === 'moveStart' || name === 'proposeStart';
  const details = {
    isSafety: true,
    source: name === 'request' ? 'application' : random.pick(candidacySources),
    reason: random.pick<string>(driverCommands.has(name) ? driverReasons : fleetReasons),
    noticesSent: true,
    noteId: null,
    ...((name === 'scheduleInterview' || name === 'offerInterview') && { interviewId: newId() }),
    ...((name === 'offerInterview' || name === 'offerOtherTimes') && {
      slots: [slotAt(interview), slotAt(interview + DAY_MS)],
    }),
    ...(isStart
      ? { startOn, startsAt: `${startOn}T06:00:00.000Z`, endOn: null, endsAt: null }
      : slotAt(name === 'pickInterviewTime' ? laterSlot(state, at) : interview)),
    ...(name === 'endAssignment' && { endOn: iso(at).slice(0, 10) }),
  } as const;
  const sent = history.command(name, details);
  if (checkCommand(state, { name, command: sent }, at) === undefined) history.play(name, details);
}
