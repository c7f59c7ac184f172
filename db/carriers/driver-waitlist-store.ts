import type { UsState } from '#domain/places/us-states';
import { newId } from '#platform/ids';
import type { Db, Transaction } from '../core/handle';

interface WaitingDriver {
  readonly state: UsState;
  readonly email: string;
}

/** Adds a driver to the waitlist; a driver who is already on it is not added again. */
export async function joinWaitlist(db: Db, { state, email }: WaitingDriver, now: Date): Promise<void> {
  await db('driver_waitlist')
    .insert({ id: newId(), state, email, created_at: now })
    .onConflict(db.raw('(state, lower(email))'))
    .ignore();
}

/** Removes the drivers of these states from the waitlist and returns them. */
export async function takeWaiting(trx: Transaction, states: readonly UsState[]): Promise<WaitingDriver[]> {
  return trx('driver_waitlist').whereIn('state', states).delete().returning(['state', 'email']);
}

/** The number of waiting drivers by state. */
export async function countWaiting(db: Db): Promise<{ state: UsState; drivers: number }[]> {
  return db('driver_waitlist')
    .groupBy('state')
    .orderBy('state')
    .select({ state: 'state', drivers: db.raw('count(*)::integer') });
}
