import { systemActor } from '#domain/shared/actor';
import { MINUTE_MS, SECOND_MS } from '#domain/shared/durations';
import { seedWaves, usesAutopilot } from './autopilot-order';
import type { CandidacyPlan } from './candidacy-plans';
import type { Step } from './candidacy-scripts';
import type { OrderPlan } from './order-plans';

/** The drivers of the first wave; the others are in the second. */
const FIRST_WAVE_DRIVERS = 3;
/** The time between two invitations of a wave. */
const BETWEEN_INVITES_MS = 2 * SECOND_MS;

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
