import { liveCandidates, roomOf } from '#db/autopilot/candidates';
import { hasWave, listWaveDrivers, type WaveDriverRow } from '#db/autopilot/waves';
import { findOrderCore } from '#db/job-orders/order-core';
import type { Actor } from '#domain/accounts/actor';
import { can } from '#domain/accounts/policy';
import { checkInForce } from '#domain/agreements/rules';
import { nearMisses } from '#domain/autopilot/rules';
import type { AutopilotView, WaveDriver } from '#domain/autopilot/schema';
import { waveStop } from '#domain/job-orders/waves';
import { ProblemError } from '#domain/problems';
import type { RouteContext } from '../../http/context';
import { todayOf } from '../../http/today';
import { getOrderRow } from '../../job-orders/read-order';
import { presentDriver } from '../driver-search/present-driver';

type SignedIn = RouteContext & { readonly actor: Actor };

/** Whether autopilot is on, what it waits for, and when the next wave is sent. */
export async function readAutopilot(ctx: SignedIn, orderId: string): Promise<AutopilotView> {
  const order = await getOrderRow(ctx, orderId);
  const core = await findOrderCore(ctx.db, orderId);
  if (core === undefined) throw new ProblemError('not-found');
  const { state } = core;
  const planned = state.waves?.planned ?? null;
  return {
    orderId,
    isOn: order.autopilot,
    isPaused: state.waves?.isPaused ?? false,
    stop: waveStop(state),
    next: planned === null ? null : { number: planned.number, at: planned.at },
    openSeats: order.numberOfDrivers - order.seatsTaken,
    candidates: liveCandidates(order),
    room: roomOf(order),
    timeZone: order.timeZone,
    refusal: checkInForce(order.agreement) === undefined ? null : 'agreement-not-accepted',
    mayChange: order.status === 'active' && can(ctx.actor, 'facilities:manage'),
  };
}

/** The drivers of a wave, masked as their state on the order requires today. */
export async function readWaveDrivers(
  ctx: SignedIn,
  { orderId, number }: { orderId: string; number: number },
): Promise<WaveDriver[]> {
  await getOrderRow(ctx, orderId);
  if (!(await hasWave(ctx.db, { orderId, number }))) throw new ProblemError('not-found');
  const today = todayOf(ctx);
  return (await listWaveDrivers(ctx.db, { orderId, number })).map((row) => presentWaveDriver(row, today));
}

function presentWaveDriver({ driver, fit, isReady, ...row }: WaveDriverRow, today: string): WaveDriver {
  return {
    ...row,
    driver: presentDriver(driver, { stage: row.candidacy?.stage ?? null, today }),
    fit: [...fit],
    nearMisses: nearMisses(fit),
    wasReady: isReady,
  };
}
