import { findCandidate } from '#db/autopilot/candidates';
import { decideWaveDriver, storeWaveDrivers } from '#db/autopilot/wave-driver-store';
import { waveRows } from '#db/autopilot/wave-rows';
import type { Db } from '#db/core/handle';
import { findOrder } from '#db/job-orders/order';
import { compareCandidates } from '#domain/autopilot/rules';
import { nextWaveWindow } from '#domain/autopilot/window';
import { decideOrderDeadline, decideWaveEnd, decideWavePlan, type JobOrderTransition } from '#domain/job-orders/decide';
import type { JobOrderState } from '#domain/job-orders/state';
import type { WaveWindow } from '#domain/job-orders/waves';
import { systemActor } from '#domain/shared/actor';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#domain/shared/durations';
import { dateAt, startOfDate } from '#domain/shared/zoned-time';
import type { CandidacyPlan } from './candidacy-plans';
import type { Step } from './candidacy-scripts';
import type { Row } from './copy';
import type { OrderHistory } from './order-history';
import type { OrderPlan } from './order-plans';
import type { World } from './world';

/** One of the demo carrier's active orders. */
const AUTOPILOT_ORDER = 2;
/** The drivers of the first wave; the others are in the second. */
const FIRST_WAVE_DRIVERS = 3;
/** The time between two invitations of a wave. */
const BETWEEN_INVITES_MS = 2 * SECOND_MS;

/** Whether the order has used autopilot. */
export const usesAutopilot = ({ index, fate }: Pick<OrderPlan, 'index' | 'fate'>): boolean =>
  index === AUTOPILOT_ORDER && fate === 'active';

/** The times of the order's two waves, on the last two days whose mornings have passed, and of the planned one. */
export function seedWaves({ id: orderId, facility: { timeZone: zone } }: OrderPlan, now: number): WaveWindow[] {
  const onDay = (at: number): WaveWindow => {
    const midnight = Date.parse(startOfDate(dateAt(new Date(at).toISOString(), zone), zone));
    return nextWaveWindow({ zone, orderId, now: midnight, after: null });
  };
  const today = onDay(now);
  const last = Date.parse(today.at) + HOUR_MS <= now ? now : now - DAY_MS;
  const second = onDay(last);
  return [onDay(last - DAY_MS), second, nextWaveWindow({ zone, orderId, now, after: second.at })];
}

/** The steps of a candidacy that autopilot began; undefined for any other. */
export function autopilotSteps(plan: CandidacyPlan, plans: readonly CandidacyPlan[], now: number): Step[] | undefined {
  const invited = autopilotPlans(plan.order, plans);
  const place = invited.indexOf(plan);
  if (place < 0) return undefined;
  const wave = seedWaves(plan.order, now)[place < FIRST_WAVE_DRIVERS ? 0 : 1];
  const at = Date.parse(wave?.at ?? '') + place * BETWEEN_INVITES_MS;
  const invite: Step = { at, command: 'invite', details: { source: 'autopilot', actor: systemActor, round: 0 } };
  if (plan.script === 'invited') return [invite];
  return [invite, { at: at + 40 * MINUTE_MS, command: 'declineInvite', details: { reason: 'home_time' } }];
}

const autopilotPlans = (order: OrderPlan, plans: readonly CandidacyPlan[]): CandidacyPlan[] =>
  usesAutopilot(order)
    ? plans
        .filter((each) => each.order === order && (each.script === 'invited' || each.script === 'closedDeclined'))
        // The driver who declined is in the first wave, and in no other.
        .sort((one, other) => one.script.localeCompare(other.script))
    : [];

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

/** The rows of the waves in orders' histories. */
export function waveTableRows({ events }: OrderHistory): Row[] {
  const rows = new Map<number, Row>();
  for (const { snapshot } of events) {
    for (const row of waveRows(snapshot)) rows.set(row.number as number, { ...rows.get(row.number as number), ...row });
  }
  return [...rows.values()].map((row) => ({
    planned_at: null,
    started_at: null,
    ended_at: null,
    skip_reason: null,
    invited: 0,
    left_out: 0,
    ...row,
  }));
}

/** Stores the drivers of imported waves, compared with their order by the product's own rules. */
export async function storeImportedWaves(db: Db, { candidacies, orders, size }: World): Promise<number> {
  const now = new Date(size.now);
  const used = orders.filter(({ plan }) => usesAutopilot(plan));
  let stored = 0;
  for (const { plan } of used) {
    const order = await findOrder(db, plan.id);
    if (order === undefined) continue;
    for (const [index, window] of seedWaves(plan, size.now).slice(0, -1).entries()) {
      const wave = { orderId: plan.id, number: index + 1 };
      const members = candidacies.filter(
        ({ context, events }) => context.orderId === plan.id && isInvitedIn(window, events[0]),
      );
      const compared = await Promise.all(
        members.map(async ({ context: { driverId } }) => {
          const candidate = await findCandidate(db, { order, driverId, now });
          return candidate === undefined ? [] : [{ ...candidate, driverId }];
        }),
      );
      const chosen = compared.flat().sort(compareCandidates);
      if (chosen.length === 0) continue;
      await storeWaveDrivers(db, wave, { chosen, at: window.at });
      for (const { driverId } of chosen) {
        await decideWaveDriver(db, { ...wave, driverId }, { reason: null, at: window.at });
        stored += 1;
      }
    }
  }
  return stored;
}

/** Whether the candidacy began with an invitation of this wave. */
export const isInvitedIn = (
  { at, until }: WaveWindow,
  first: { readonly at: string; readonly snapshot: { readonly source?: string } } | undefined,
): boolean => first?.snapshot.source === 'autopilot' && first.at >= at && first.at < until;
