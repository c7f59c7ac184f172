import { beforeAll, describe, expect, it } from '@jest/globals';
import type { CandidacyState } from '#domain/candidacies/state';
import { DEFAULT_TARGETS } from '#domain/candidacies/targets';
import { unusualTime } from '#domain/interviews/times';
import { DAY_MS, HOUR_MS } from '#domain/shared/durations';
import { wallTimeAt } from '#domain/shared/wall-time';
import { candidacyHistoryOf } from '../../demo/candidacy-history';
import { type ScriptName, scripts } from '../../demo/candidacy-scripts';
import { Random } from '../../demo/random';

/** Federal holidays that are not on a weekend. */
const holidays = [
  ['2026-01-01', '2026-01-19', '2026-02-16', '2026-05-25', '2026-06-19', '2026-09-07', '2026-10-12', '2026-11-11'],
  ['2026-11-26', '2026-12-25', '2027-01-01', '2027-01-18', '2027-02-15', '2027-05-31', '2027-09-06', '2027-10-11'],
  ['2027-11-11', '2027-11-25'],
].flat();
const zones = ['America/New_York', 'America/Chicago', 'America/Phoenix', 'America/Los_Angeles', 'Pacific/Honolulu'];
const scriptNames: readonly ScriptName[] = [
  'interviewWaiting',
  'interviewAccepted',
  'interviewProposed',
  'interviewOffered',
  'interviewDeclined',
  'interviewHeld',
];
const hireNames: readonly ScriptName[] = [
  'hiredOffered',
  'hiredAccepted',
  'hiredHeld',
  'hiredUnconfirmed',
  'onAssignment',
  'endedEarly',
];
/** The youngest active order of the demo was accepted this long ago. */
const MIN_ORDER_AGE_MS = 8.6 * DAY_MS;
/** Each day of two years, at an hour that moves on with the days. */
const moments = Array.from({ length: 730 }, (_, day) => Date.UTC(2026, 0, 1, (day * 5) % 24) + day * DAY_MS);

interface Played {
  readonly now: number;
  readonly acceptedAt: number;
  readonly zone: string;
  readonly script: ScriptName;
  readonly state: CandidacyState;
  readonly first: string | undefined;
  /** The local time of the interview as scheduled, also of one that a hire has followed. */
  readonly scheduled: string | undefined;
}

/** Applies the script through the product's own rules, which refuse times that overlap or are in the past. */
function play(script: ScriptName, now: number, zone: string): Played {
  const context = {
    orderId: 'order',
    driverId: 'driver',
    organizationId: 'organization',
    facilityId: 'facility',
    zone,
    targets: DEFAULT_TARGETS,
    recruiterId: 'recruiter',
    safetyId: 'safety',
  };
  const acceptedAt = now - MIN_ORDER_AGE_MS;
  const random = Random.of(now, script);
  const steps = scripts[script]({ random, now, candidacyId: 'candidacy', zone, earliest: acceptedAt });
  const { state, events } = candidacyHistoryOf(context, steps, { now });
  const startsAt = steps
    .map((step) => ('details' in step && step.details !== undefined && 'startsAt' in step.details ? step.details : {}))
    .find((details): details is { startsAt: string; interviewId: string } => 'interviewId' in details)?.startsAt;
  const scheduled = startsAt === undefined ? undefined : wallTimeAt(startsAt, zone);
  return { now, acceptedAt, zone, script, state, first: events[0]?.at, scheduled };
}

let played: Played[];
let hires: Played[];

beforeAll(() => {
  played = moments.flatMap((now, day) =>
    scriptNames.map((script) => play(script, now, zones[day % zones.length] ?? 'America/Chicago')),
  );
  hires = moments.flatMap((now, day) =>
    hireNames.map((script) => play(script, now, zones[day % zones.length] ?? 'America/Chicago')),
  );
});

/** Times of the interview that are still open, at the facility: scheduled, offered and proposed. */
const timesOf = ({ state: { interview, offer }, zone }: Played): string[] =>
  [
    interview?.startsAt,
    interview?.proposedStartsAt,
    offer?.proposedStartsAt,
    ...(offer?.slots ?? []).map((slot) => slot.startsAt),
  ]
    .filter((at) => at !== undefined && at !== null)
    .map((at) => wallTimeAt(at, zone));

describe('on each day of two years', () => {
  it('no step is refused, and none is before the order was accepted', () => {
    const early = [...played, ...hires].filter(({ first, acceptedAt }) => Date.parse(first ?? '') < acceptedAt);

    expect(played).toHaveLength(moments.length * scriptNames.length);
    expect(early.map(({ script, now }) => [script, new Date(now).toISOString()])).toEqual([]);
  });

  it('interviews are offered, scheduled and proposed for different days, in staffed hours, on no holiday', () => {
    const faults = played.filter((each) => {
      const times = timesOf(each);
      const days = times.map((time) => time.slice(0, 10));
      const isOff = times.some((time) => unusualTime(time) !== null) || days.some((day) => holidays.includes(day));
      return isOff || new Set(days).size < days.length;
    });

    expect(played.filter((each) => timesOf(each).length === 0)).toEqual([]);
    expect(faults.map((each) => [each.script, new Date(each.now).toISOString(), timesOf(each)])).toEqual([]);
  });

  it('interviews before a hire took place in staffed hours', () => {
    const faults = hires.filter(({ scheduled = '' }) => scheduled.slice(11) < '08:00' || scheduled.slice(11) > '17:00');

    expect(faults.map(({ script, now, scheduled }) => [script, new Date(now).toISOString(), scheduled])).toEqual([]);
  });

  it('only interviews that were held are in the past', () => {
    const past = played.filter(
      ({ now, state: { interview } }) => interview !== null && Date.parse(interview.startsAt) < now + HOUR_MS,
    );

    expect(past.map(({ script }) => script)).toEqual(moments.map(() => 'interviewHeld'));
  });
});
