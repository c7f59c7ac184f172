import { findCandidate } from '#db/autopilot/candidates';
import { decideWaveDriver, storeWaveDrivers } from '#db/autopilot/wave-driver-store';
import { waveRows } from '#db/autopilot/wave-rows';
import type { Db, Transaction } from '#db/core/handle';
import { findOrder } from '#db/job-orders/order';
import { compareCandidates } from '#domain/autopilot/rules';
import { isInvitedIn, seedWaves, usesAutopilot } from './autopilot-order';
import type { Row } from './copy';
import type { OrderHistory } from './order-history';
import type { World } from './world';

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

/**
 * Stores the drivers of imported waves, compared with their order by the product's own rules, which read on several
 * connections of `db`.
 */
export async function storeImportedWaves(
  trx: Transaction,
  db: Db,
  { candidacies, orders, size }: World,
): Promise<number> {
  const now = new Date(size.now);
  const used = orders.filter(({ plan }) => usesAutopilot(plan));
  let stored = 0;
  for (const { plan } of used) {
    const order = await findOrder(db, plan.id, now.toISOString());
    if (order === undefined) continue;
    for (const [index, window] of seedWaves(plan, size.now).slice(0, -1).entries()) {
      const wave = { orderId: plan.id, number: index + 1 };
      const members = candidacies.filter(
        ({ context, events }) => context.orderId === plan.id && isInvitedIn(window, events[0]),
      );
      const compared = [];
      for (const { context } of members) {
        const { driverId } = context;
        const candidate = await findCandidate(db, { order, driverId, now });
        if (candidate !== undefined) compared.push({ ...candidate, driverId });
      }
      const chosen = compared.sort(compareCandidates);
      if (chosen.length === 0) continue;
      await storeWaveDrivers(trx, wave, { chosen, at: window.at });
      for (const { driverId } of chosen) {
        await decideWaveDriver(trx, { ...wave, driverId }, { reason: null, at: window.at });
        stored += 1;
      }
    }
  }
  return stored;
}
