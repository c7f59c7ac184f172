import { setTimeout as pause } from 'node:timers/promises';
import { candidacyWorkflowId } from '#domain/candidacies/ids';
import { driverPipelineWorkflowId } from '#domain/driver-pipeline/ids';
import { jobOrderWorkflowId } from '#domain/job-orders/ids';
import { MINUTE_MS } from '#domain/shared/durations';
import { newId } from '#platform/ids';
import { requireSuccess } from '../core/calls';
import { hiringCalls, pair, type Pairing } from '../core/hiring-steps';
import { fetchEvents } from '../core/histories';
import type { Lab } from '../core/lab';
import { makeOrders } from '../core/orders';
import type { Person, Staff } from '../core/people';

const POLL_INTERVAL_MS = 500;
const TIMEOUT_MS = 2 * MINUTE_MS;

export interface HireActivities {
  /** Activities from the invitation to the end of the hire's follow-ups: five commands. */
  readonly wholeHire: number;
  /** Those of the last command alone. */
  readonly hireCommand: number;
}

/**
 * Hires the drivers one after the other on one order that keeps a seat open, and counts the activities of each. A workflow has come
 * to rest when no activity was scheduled for `settleMs`.
 */
export async function countHireActivities(
  lab: Lab,
  staff: Staff,
  { drivers, settleMs }: { drivers: readonly Person[]; settleMs: number },
): Promise<HireActivities[]> {
  const orders = await makeOrders(lab.baseUrl, staff, { count: 1, seats: drivers.length + 1 });
  const counts: HireActivities[] = [];
  for (const pairing of pair(orders, drivers)) counts.push(await countOne(lab, staff, { pairing, settleMs }));
  return counts;
}

interface Counted {
  readonly pairing: Pairing;
  readonly settleMs: number;
}

async function countOne(lab: Lab, staff: Staff, { pairing, settleMs }: Counted): Promise<HireActivities> {
  const settled = () => settledActivities(lab, pairing, settleMs);
  const calls = hiringCalls(staff, pairing).map((call) => () => requireSuccess(lab.baseUrl, { ...call, key: newId() }));
  const before = await settled();
  for (const call of calls.slice(0, -1)) await call();
  const prepared = await settled();
  await calls.at(-1)?.();
  const after = await settled();
  return { wholeHire: after - before, hireCommand: after - prepared };
}

/** The number of activities of a hire's workflows, once no more follow. */
async function settledActivities(lab: Lab, pairing: Pairing, settleMs: number): Promise<number> {
  const end = Date.now() + TIMEOUT_MS;
  let [last, since] = [await scheduledActivities(lab, pairing), Date.now()];
  while (Date.now() - since < settleMs) {
    if (Date.now() > end) throw new Error('The workflows of a hire did not come to rest');
    await pause(POLL_INTERVAL_MS);
    const now = await scheduledActivities(lab, pairing);
    if (now !== last) [last, since] = [now, Date.now()];
  }
  return last;
}

/** Counts in the histories of the driver's pipeline, of the order and of all candidacies of either. */
async function scheduledActivities({ db, temporal }: Lab, { orderId, driver }: Pairing): Promise<number> {
  const candidacies = await db('candidacies')
    .where({ order_id: orderId })
    .orWhere({ driver_id: driver.userId })
    .pluck('workflow_id');
  const ids = new Set([
    ...candidacies,
    candidacyWorkflowId(orderId, driver.userId),
    jobOrderWorkflowId(orderId),
    driverPipelineWorkflowId(driver.userId),
  ]);
  let count = 0;
  for (const id of ids) {
    const events = await fetchEvents(temporal, id);
    count += events.filter(({ activityTaskScheduledEventAttributes: activity }) => activity).length;
  }
  return count;
}
