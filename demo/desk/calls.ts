import type { MissedCalls } from '#domain/driver-pipeline/state';
import type { CallOutcome, DriverPipelineState } from '#domain/driver-pipeline/state';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/shared/durations';
import { derivedId } from '#platform/ids';
import type { Random } from '../random';
import type { PastStage } from '../stage-history';
import { type DeskEvent, isoAt } from './desk-event';

/** Shorter stays in the Interview stage have no call. */
const MIN_STAY_MS = 2 * HOUR_MS;

export interface CallsOptions {
  readonly random: Random;
  readonly state: DriverPipelineState;
  readonly pastStages: readonly PastStage[];
  /** The driver's time zone. */
  readonly timeZone: string;
  readonly now: number;
}

/** Creates a driver's screening calls: the recorded outcome, missed calls, and the next scheduled attempt. */
export function makeCalls(options: CallsOptions): {
  readonly events: readonly DeskEvent[];
  readonly tries: MissedCalls | null;
} {
  const { random, state, pastStages, timeZone, now } = options;
  const index = pastStages.findIndex(({ stage }) => stage === 'Interview');
  const stay = pastStages[index];
  if (stay === undefined) return { events: [], tries: null };
  const next = pastStages[index + 1];
  const from = Date.parse(stay.at);
  const to = next === undefined ? now : Date.parse(next.at);
  if (to - from < MIN_STAY_MS) return { events: [], tries: null };
  if (next === undefined) return pendingCalls(random, state, { from, now, timeZone });
  const outcome = outcomeOf(next);
  const missed = missedCalls(random, state.driverId, { from, to, count: random.pick([0, 0, 0, 1, 2]) });
  return { events: [...missed, ...(outcome === null ? [] : [recorded(outcome, to)])], tries: null };
}

/** Derives the outcome from the next stage. A driver moved by operations may never have been called. */
function outcomeOf({ stage, by, reason }: PastStage): CallOutcome | null {
  if (by === 'ops') return null;
  if (stage === 'PendingHR') return 'pass';
  if (stage === 'Retarget' && reason === 'not_now') return 'not_now';
  return stage === 'NotQualified' && reason === 'failed_call' ? 'fail' : null;
}

// The resulting stage is entered one second later.
const recorded = (outcome: CallOutcome, to: number): DeskEvent => ({
  type: 'callRecorded',
  about: outcome,
  by: 'ops',
  at: isoAt(to - 1_000),
  reason: null,
  note: null,
  changes: { call: outcome },
});

const missedCallNotes = [
  'Went to voicemail. Left a message with our number.',
  'No answer. Texted back later to ask for a callback.',
  'No answer, voicemail box is full.',
  'A family member answered. The driver is on a run until this evening.',
] as const;

interface Span {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Missed calls in order, each with the time of the next attempt. */
function missedCalls(random: Random, driverId: string, { from, to, count }: Span): DeskEvent[] {
  const step = (to - from) / (count + 1);
  return Array.from({ length: count }, (_, index) => {
    const at = from + step * (index + random.between(0.2, 0.8));
    const tries = { count: index + 1, lastAt: isoAt(at), againAt: isoAt(from + step * (index + 1)) };
    return {
      type: 'callMissed',
      about: 'call',
      by: 'ops',
      at: isoAt(at),
      reason: null,
      note: random.chance(0.6)
        ? { id: derivedId('seed', driverId, 'call', String(index)), text: random.pick(missedCallNotes) }
        : null,
      changes: { tries },
    };
  });
}

interface Waiting {
  readonly from: number;
  readonly now: number;
  readonly timeZone: string;
}

/** A driver still to be called: first attempt, overdue callback, later today, or on another day. */
function pendingCalls(random: Random, { driverId }: DriverPipelineState, { from, now, timeZone }: Waiting) {
  const range = random.weighted<readonly [number, number] | null>([
    [null, 30],
    [[-40 * HOUR_MS, -HOUR_MS], 25],
    [[HOUR_MS, 5 * HOUR_MS], 30],
    [[DAY_MS, 3 * DAY_MS], 15],
  ]);
  if (range === null) return { events: [], tries: null };
  const [earliest, latest] = range;
  const wanted = quarterAfter(now + random.between(earliest, latest));
  const again = Math.max(
    toCallingHours(wanted, timeZone, wanted < now ? -HOUR_MS : HOUR_MS),
    quarterAfter(from + HOUR_MS),
  );
  const to = Math.min(again, now) - MINUTE_MS;
  const events = missedCalls(random, driverId, { from, to, count: random.whole(1, 3) });
  const last = events.at(-1);
  const lastTries = last?.changes.tries ?? null;
  if (last === undefined || lastTries === null) return { events: [], tries: null };
  const tries = { ...lastTries, againAt: isoAt(again) };
  return { events: [...events.slice(0, -1), { ...last, changes: { tries } }], tries };
}

const quarterAfter = (at: number): number => Math.ceil(at / (15 * MINUTE_MS)) * 15 * MINUTE_MS;

const FIRST_HOUR = 8;
const LAST_HOUR = 19;

/** Shifts a call in whole steps to calling hours in the driver's time zone. */
function toCallingHours(at: number, timeZone: string, step: number): number {
  const clock = new Intl.DateTimeFormat('en-US', { hour: '2-digit', hourCycle: 'h23', timeZone });
  let then = at;
  for (let hour = Number(clock.format(then)); hour < FIRST_HOUR || hour > LAST_HOUR; hour = Number(clock.format(then)))
    then += step;
  return then;
}
