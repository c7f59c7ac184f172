import type { CandidacyCommandName, CandidacyCommands } from '#domain/candidacies/commands';
import type { DeadlineName } from '#domain/candidacies/deadlines';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/shared/durations';
import { startOfDate } from '#domain/shared/zoned-time';
import { derivedId } from '#platform/ids';
import { comingBusinessDays, onBusinessDay } from './business-days';
import type { Random } from './random';

/** A step of a script: a command, a deadline, or the expiration of the driver's medical card. */
export type Step =
  | {
      readonly at: number;
      readonly command: CandidacyCommandName;
      readonly details?: Partial<CandidacyCommands[CandidacyCommandName]>;
    }
  | { readonly at: number; readonly deadline: DeadlineName }
  | { readonly at: number; readonly isLapse: true };

/** Context of a script. */
export interface Scene {
  readonly random: Random;
  readonly now: number;
  readonly candidacyId: string;
  readonly zone: string;
  /** When the order was accepted; no step may be earlier. */
  readonly earliest: number;
}

type Details = Partial<CandidacyCommands[CandidacyCommandName]>;

const iso = (at: number): string => new Date(at).toISOString();
const isoDay = (at: number): string => iso(at).slice(0, 10);

/** Interviews start on the hour during working hours. */
function workingHour(at: number, zone: string, random: Random): number {
  return Date.parse(startOfDate(isoDay(at), zone)) + random.whole(9, 16) * HOUR_MS;
}

/** Spreads steps over time: the last one at `at`, none before the order was accepted. */
function leadingTo(
  at: number,
  { random, earliest }: Scene,
  steps: readonly { command: CandidacyCommandName; details?: Details }[],
): Step[] {
  const available = Math.max(at - earliest, HOUR_MS);
  const gap = Math.min(available / (steps.length + 1), random.between(0.3, 1.6) * DAY_MS);
  return steps.map((step, index) => ({ ...step, at: Math.round(at - (steps.length - 1 - index) * gap) }));
}

const entering = (random: Random): CandidacyCommandName[] =>
  random.chance(0.6) ? ['invite', 'acceptInvite'] : ['request', 'moveToReview'];
const named = (names: readonly CandidacyCommandName[]) => names.map((command) => ({ command }));
const ago = ({ now }: Scene, days: number): number => now - Math.round(days * DAY_MS);
const interviewDetails = ({ candidacyId, random }: Scene, startsAt: number): Details => ({
  interviewId: derivedId('seed', candidacyId, 'interview', iso(startsAt)),
  startsAt: iso(startsAt),
  endsAt: iso(startsAt + HOUR_MS),
  place: random.pick(['address', 'phone', 'video'] as const),
  remind: true,
});
const hireDetails = ({ zone }: Scene, startAt: number, endAt: number | null): Details => ({
  startOn: isoDay(startAt),
  startsAt: startOfDate(isoDay(startAt), zone),
  endOn: endAt === null ? null : isoDay(endAt),
  endsAt: endAt === null ? null : startOfDate(isoDay(endAt + DAY_MS), zone),
});

/** Approved the given number of days ago. */
const approved = (scene: Scene, days: number): Step[] =>
  leadingTo(ago(scene, days), scene, named([...entering(scene.random), 'approveForInterview']));

/** Interviewed and hired the given number of days ago. */
function hired(scene: Scene, days: number, details: Details): Step[] {
  const at = ago(scene, days);
  // A day that is over wherever the facility is: a business day, unless the order is too young for it.
  const lastDay = at - 1.25 * DAY_MS;
  const businessDay = onBusinessDay(lastDay, -1);
  const day = businessDay - 2.5 * DAY_MS > scene.earliest ? businessDay : lastDay;
  const interviewAt = workingHour(day, scene.zone, scene.random);
  const before = approved({ ...scene, now: interviewAt }, 1.2);
  const scheduledAt = Math.max(interviewAt - 0.9 * DAY_MS, (before.at(-1)?.at ?? 0) + MINUTE_MS);
  return [
    ...before,
    {
      command: 'scheduleInterview',
      at: scheduledAt,
      details: interviewDetails(scene, Math.max(interviewAt, scheduledAt + HOUR_MS)),
    },
    { command: 'acceptInterview', at: scheduledAt + 600_000 },
    { command: 'hire', at, details },
  ];
}

function onAssignment(scene: Scene, startedDaysAgo: number, endInDays: number | null): Step[] {
  const startAt = ago(scene, startedDaysAgo);
  const details = hireDetails(scene, startAt, endInDays === null ? null : scene.now + endInDays * DAY_MS);
  const hiredAt = startedDaysAgo + 2;
  const startsAt = Date.parse(startOfDate(isoDay(startAt), scene.zone));
  return [
    ...hired(scene, hiredAt, details),
    { command: 'acceptStart', at: ago(scene, hiredAt - 0.4) },
    { deadline: 'start', at: startsAt },
  ];
}

/** Days from the acceptance of an order to a first day, and the longest assignment: some weeks of hours and pay. */
const DAYS_TO_START = 9;
const MAX_DAYS_ON = 24;

/** The number of days since the earliest first day. */
const daysSinceFirstDay = ({ now, earliest }: Scene): number =>
  Math.min(MAX_DAYS_ON, Math.floor((now - earliest) / DAY_MS) - DAYS_TO_START);

/** Three times on different business days, offered the given number of days ago; the driver has not picked one. */
function offer(scene: Scene, days: number): Step[] {
  const at = ago(scene, days);
  const slots = comingBusinessDays(scene.now).map((day) => {
    const startsAt = workingHour(day, scene.zone, scene.random);
    return { startsAt: iso(startsAt), endsAt: iso(startsAt + HOUR_MS) };
  });
  const { interviewId, place, remind } = interviewDetails(scene, at) as CandidacyCommands['offerInterview'];
  return [
    ...approved(scene, days + 0.6),
    { command: 'offerInterview', at, details: { interviewId, place, remind, slots } },
  ];
}

/** An upcoming interview, on a business day; it was scheduled the given number of days ago. */
const interview = (scene: Scene, inDays: number, days: number): Step[] =>
  interviewOn(scene, onBusinessDay(scene.now + inDays * DAY_MS), days);

function interviewOn(scene: Scene, day: number, days: number): Step[] {
  const at = ago(scene, days);
  const startsAt = workingHour(day, scene.zone, scene.random);
  const details = interviewDetails(scene, Math.max(startsAt, at + 3 * HOUR_MS));
  return [...approved(scene, days + 0.6), { command: 'scheduleInterview', at, details }];
}

/** Days in the current state: past the target in about 42% of cases, so that enough candidacies need attention. */
const age = ({ random }: Scene, target: number, max: number): number =>
  random.chance(0.42) ? random.between(target * 1.05, max) : random.between(0.1, target * 0.9);

/** Midnight of today or yesterday at the facility: in the past in every US time zone. */
const lastMidnight = (scene: Scene): number => Date.parse(startOfDate(isoDay(ago(scene, 0.35)), scene.zone));

const closing = (
  scene: Scene,
  names: readonly CandidacyCommandName[],
  last: { command: CandidacyCommandName; details: Details },
): Step[] => leadingTo(ago(scene, scene.random.between(0.5, 6)), scene, [...named(names), last]);

const fleetReason = ({ random }: Scene): Details => ({
  reason: random.pick(['not_a_match', 'position_closed', 'unspecified'] as const),
});
const driverReason = ({ random }: Scene): Details => ({
  reason: random.pick(['pay', 'home_time', 'distance', 'other_job', 'schedule'] as const),
});

/** Ways to reach each candidacy state. A script is named after the state or assignment that it leads to. */
export const scripts = {
  invited: (scene: Scene) => leadingTo(ago(scene, age(scene, 3, 6.4)), scene, named(['invite'])),
  requested: (scene: Scene) => leadingTo(ago(scene, age(scene, 2, 6.5)), scene, named(['request'])),
  inReview: (scene: Scene) => leadingTo(ago(scene, age(scene, 2, 6)), scene, named(entering(scene.random))),
  approved: (scene: Scene) => approved(scene, age(scene, 3, 7)),
  approvedAgain: (scene: Scene): Step[] => [
    ...interview(scene, 2, 2),
    { command: 'cancelInterview', at: ago(scene, 1), details: { noteId: null } },
  ],
  interviewWaiting: (scene: Scene) => interview(scene, scene.random.whole(1, 5), scene.random.between(0.2, 0.8)),
  interviewAccepted: (scene: Scene): Step[] => [
    ...interview(scene, scene.random.whole(1, 4), 1),
    { command: 'acceptInterview', at: ago(scene, 0.6) },
  ],
  interviewProposed: (scene: Scene): Step[] => {
    const [scheduled, proposed] = comingBusinessDays(scene.now);
    const startsAt = iso(workingHour(proposed, scene.zone, scene.random));
    return [
      ...interviewOn(scene, scheduled, 1),
      { command: 'proposeInterviewTime', at: ago(scene, 0.5), details: { startsAt } },
    ];
  },
  interviewOffered: (scene: Scene) => offer(scene, scene.random.between(0.2, 0.8)),
  interviewDeclined: (scene: Scene): Step[] => {
    // The business day after the last offered one: a time that is offered can only be picked.
    const [, , last] = comingBusinessDays(scene.now);
    const day = onBusinessDay(last + DAY_MS);
    const startsAt = iso(workingHour(day, scene.zone, scene.random));
    return [...offer(scene, 1.4), { command: 'proposeInterviewTime', at: ago(scene, 0.4), details: { startsAt } }];
  },
  interviewHeld: (scene: Scene): Step[] => {
    const day = onBusinessDay(ago(scene, scene.random.whole(2, 3)), -1);
    const days = (scene.now - day) / DAY_MS + 1.5;
    return [...interviewOn(scene, day, days), { command: 'acceptInterview', at: ago(scene, days - 0.3) }];
  },
  hiredOffered: (scene: Scene) =>
    hired(
      scene,
      age(scene, 2, 4),
      hireDetails(scene, onBusinessDay(scene.now + scene.random.whole(3, 9) * DAY_MS), null),
    ),
  hiredAccepted: (scene: Scene): Step[] => [
    ...hired(scene, 2, hireDetails(scene, onBusinessDay(scene.now + scene.random.whole(2, 8) * DAY_MS), null)),
    { command: 'acceptStart', at: ago(scene, 1.4) },
  ],
  hiredHeld: (scene: Scene): Step[] => [
    ...hired(scene, 2, hireDetails(scene, onBusinessDay(scene.now + scene.random.whole(2, 8) * DAY_MS), null)),
    { command: 'acceptStart', at: ago(scene, 1.4) },
    { isLapse: true, at: lastMidnight(scene) },
  ],
  hiredUnconfirmed: (scene: Scene) => hired(scene, 3, hireDetails(scene, ago(scene, 1), null)),
  onAssignment: (scene: Scene): Step[] => {
    const recent = scene.random.whole(1, 3);
    const endInDays = scene.random.chance(0.4) ? 90 : null;
    return onAssignment(
      scene,
      scene.random.chance(0.6) ? Math.max(recent, daysSinceFirstDay(scene)) : recent,
      endInDays,
    );
  },
  endedEarly: (scene: Scene): Step[] => [
    ...onAssignment(scene, 3, null),
    {
      command: 'endAssignment',
      at: ago(scene, 0.7),
      details: { endOn: isoDay(ago(scene, 1)), reason: 'position_closed', noteId: null },
    },
  ],
  endedAsPlanned: (scene: Scene): Step[] => {
    const lastDay = ago(scene, 2);
    const endsAt = Date.parse(startOfDate(isoDay(lastDay + DAY_MS), scene.zone));
    return [...onAssignment(scene, 6, -2), { deadline: 'end', at: endsAt }];
  },
  closedDeclined: (scene: Scene) =>
    closing(scene, ['invite'], { command: 'declineInvite', details: driverReason(scene) }),
  closedPassed: (scene: Scene) => closing(scene, ['request'], { command: 'pass', details: fleetReason(scene) }),
  closedRejected: (scene: Scene) =>
    closing(scene, entering(scene.random), { command: 'rejectReview', details: { reason: 'failed_review' } }),
  closedWithdrawn: (scene: Scene) =>
    closing(scene, entering(scene.random), { command: 'withdraw', details: driverReason(scene) }),
} satisfies Record<string, (scene: Scene) => Step[]>;
/** Name of a script. */
export type ScriptName = keyof typeof scripts;
