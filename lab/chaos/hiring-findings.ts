import type { Client } from '@temporalio/client';
import type { Db } from '#db/core/handle';
import type { CandidacyCommandName } from '#domain/candidacies/commands';
import { candidacyWorkflowId } from '#domain/candidacies/ids';
import { candidacyMoves } from '#domain/candidacies/moves';
import { jobOrderWorkflowId } from '#domain/job-orders/ids';
import { candidacyView } from '#workflows/candidacy/messages';
import { jobOrderView } from '#workflows/job-order/messages';
import { candidacyIdOf, type Pairing } from '../core/hiring-steps';
import type { Lab } from '../core/lab';
import { type Entry, isAccepted } from './ledger';

interface Row {
  readonly version: number;
  readonly state: string;
}

export const workflowIdOf = ({ orderId, driver }: Pairing): string => candidacyWorkflowId(orderId, driver.userId);

/** Commands with a 2xx response whose effect is missing in the workflow or in the row. */
export async function findLost({ db, temporal }: Lab, entries: readonly Entry<Pairing>[]): Promise<string[]> {
  const lost: string[] = [];
  for (const entry of entries.filter(isAccepted)) {
    const workflowId = workflowIdOf(entry.subject);
    const event = await db('workflow_events')
      .where({ workflow_id: workflowId, seq: entry.seq ?? 0 })
      .first('type');
    const expected = candidacyMoves[entry.step as CandidacyCommandName].event;
    const known = await seqOf(temporal, workflowId);
    const row = await candidacyRow(db, entry.subject);
    if (event?.type !== expected) lost.push(`${workflowId}: no event ${expected} at ${String(entry.seq)}`);
    if (known < (entry.seq ?? 0)) lost.push(`${workflowId}: the workflow is at ${String(known)}`);
    if ((row?.version ?? 0) < (entry.seq ?? 0)) lost.push(`${workflowId}: the row is at ${String(row?.version)}`);
  }
  return lost;
}

/** Commands with two events, hires with two seats, and events with two messages to the same person. */
export async function findDuplicated(db: Db, pairings: readonly Pairing[]): Promise<string[]> {
  const ids = pairings.map(workflowIdOf);
  const duplicates = await db('workflow_events')
    .whereIn('workflow_id', ids)
    .groupBy('workflow_id', 'type')
    .havingRaw('count(*) > 1')
    .select('workflow_id', 'type');
  const repeatedMessages = await db('messages')
    .whereIn('workflow_id', ids)
    .groupBy('workflow_id', 'template', 'recipient_id', 'channel')
    .havingRaw('count(*) > 1')
    .select('workflow_id', 'template');
  const seats = await db('job_orders')
    .whereIn('id', [...new Set(pairings.map(({ orderId }) => orderId))])
    .select('id', 'snapshot');
  return [
    ...duplicates.map(({ workflow_id, type }) => `${workflow_id}: more than one event ${type}`),
    ...repeatedMessages.map(({ workflow_id, template }) => `${workflow_id}: more than one message ${template}`),
    ...seats
      .filter(({ snapshot }) => new Set(snapshot.seats.map((seat) => seat.candidacyId)).size < snapshot.seats.length)
      .map(({ id }) => `order ${id}: one hire has two seats`),
  ];
}

/** Differences between rows and workflows, seats and hires, and `driver_hires` and hires. */
export async function findInconsistencies({ db, temporal }: Lab, pairings: readonly Pairing[]): Promise<string[]> {
  const found: string[] = [];
  const hired = new Map<string, number>();
  for (const pairing of pairings) {
    const workflowId = workflowIdOf(pairing);
    const { seq, state } = await temporal.workflow.getHandle(workflowId).query(candidacyView);
    const row = await candidacyRow(db, pairing);
    if (row?.version !== seq || row.state !== state.name) {
      found.push(
        `${workflowId}: row ${String(row?.version)} ${String(row?.state)}, workflow ${String(seq)} ${state.name}`,
      );
    }
    if (state.name === 'hired') hired.set(pairing.orderId, (hired.get(pairing.orderId) ?? 0) + 1);
  }
  for (const orderId of new Set(pairings.map((pairing) => pairing.orderId))) {
    found.push(...(await findOrderInconsistencies({ db, temporal }, orderId, hired.get(orderId) ?? 0)));
  }
  return found;
}

async function findOrderInconsistencies(
  { db, temporal }: Pick<Lab, 'db' | 'temporal'>,
  orderId: string,
  hired: number,
): Promise<string[]> {
  const { state, seq } = await temporal.workflow.getHandle(jobOrderWorkflowId(orderId)).query(jobOrderView);
  const row = await db('job_orders').where({ id: orderId }).first('version', 'seats_taken');
  const hires = await db('driver_hires').where({ order_id: orderId, released_at: null }).select('candidacy_id');
  const counts = { seats: state.seats.length, row: row?.seats_taken, hires: hires.length };
  const found: string[] = [];
  if (row?.version !== seq) found.push(`order ${orderId}: row ${String(row?.version)}, workflow ${String(seq)}`);
  if (Object.values(counts).some((count) => count !== hired)) {
    found.push(`order ${orderId}: ${String(hired)} hired, but ${JSON.stringify(counts)}`);
  }
  return found;
}

/** Hires of which the driver's pipeline was not notified exactly once; the Signals go through the outbox. */
export async function findWrongSignals(db: Db, pairings: readonly Pairing[]): Promise<string[]> {
  const drivers = pairings.map(({ driver }) => driver.userId);
  const hired = await db('driver_hires').whereIn('driver_id', drivers).where({ released_at: null }).pluck('driver_id');
  const notified = await db('workflow_events')
    .whereIn('driver_id', drivers)
    .where({ type: 'hireStarted' })
    .pluck('driver_id');
  return hired
    .map((id) => ({ id, count: notified.filter((other) => other === id).length }))
    .filter(({ count }) => count !== 1)
    .map(({ id, count }) => `driver ${id}: the pipeline was notified ${String(count)} times of the hire`);
}

async function seqOf(temporal: Client, workflowId: string): Promise<number> {
  return (await temporal.workflow.getHandle(workflowId).query(candidacyView)).seq;
}

async function candidacyRow(db: Db, pairing: Pairing): Promise<Row | undefined> {
  const row = await db('candidacies')
    .where({ id: candidacyIdOf(pairing) })
    .first('version', 'state');
  return row;
}
