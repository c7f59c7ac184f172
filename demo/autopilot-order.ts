import { nextWaveWindow } from '#domain/autopilot/window';
import type { CandidacyEvent } from '#domain/candidacies/events';
import { decideOrderDeadline, decideWaveEnd, decideWavePlan, type JobOrderTransition } from '#domain/job-orders/decide';
import type { JobOrderState } from '#domain/job-orders/state';
import type { WaveWindow } from '#domain/job-orders/waves';
import { HOUR_MS, MINUTE_MS } from '#domain/shared/durations';
import { daysAfter } from '#domain/shared/periods';
import { dateAt, startOfDate } from '#domain/shared/zoned-time';
import type { OrderPlan } from './order-plans';

/** One of the demo carrier's active orders. */
const AUTOPILOT_ORDER = 2;
/** Whether the order has used autopilot. */
export const usesAutopilot = ({ index, fate }: Pick<OrderPlan, 'index' | 'fate'>): boolean =>
  index === AUTOPILOT_ORDER && fate === 'active';

/** The times of the order's two waves, on the last two days whose mornings have passed, and of the planned one. */
export function seedWaves({ id: orderId, facility: { timeZone: zone } }: OrderPlan, now: number): WaveWindow[] {
  const onDate = (date: string): WaveWindow =>
    nextWaveWindow({ zone, orderId, now: Date.parse(startOfDate(date, zone)), after: null });
  const today = dateAt(new Date(now).toISOString(), zone);
  const last = Date.parse(onDate(today).at) + HOUR_MS <= now ? today : daysAfter(today, -1);
  const second = onDate(last);
  return [onDate(daysAfter(last, -1)), second, nextWaveWindow({ zone, orderId, now, after: second.at })];
}

interface WaveStep {
  readonly at: number;
  readonly run: (state: JobOrderState, at: number) => JobOrderTransition | null;
}

/** The waves in the history of an order whose autopilot was turned on before the first. */
export function waveSteps(windows: readonly WaveWindow[], invited: (window: WaveWindow) => number): WaveStep[] {
  return windows.flatMap((window, index) => {
    const number = index + 1;
    const previous = windows[index - 1];
    const start = Date.parse(window.at);
    // A wave is planned when the previous one is over.
    const plannedAt = previous === undefined ? start - 16 * HOUR_MS : Date.parse(previous.at) + 2 * MINUTE_MS;
    const plan: WaveStep = { at: plannedAt, run: (state, at) => decideWavePlan(state, { number, window }, at) };
    if (index === windows.length - 1) return [plan];
    const result = { number, invited: invited(window), leftOut: 0, none: null };
    return [
      plan,
      { at: start, run: decideOrderDeadline },
      { at: start + MINUTE_MS, run: (state, at) => decideWaveEnd(state, result, at) },
    ];
  });
}

/** Whether the candidacy began with an invitation of this wave. */
export const isInvitedIn = (
  { at, until }: WaveWindow,
  first: Pick<CandidacyEvent, 'at' | 'snapshot'> | undefined,
): boolean => first?.snapshot.source === 'autopilot' && first.at >= at && first.at < until;
