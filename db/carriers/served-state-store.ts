import type { UsState } from '#domain/places/us-states';
import type { Db, Transaction } from '../core/handle';

/** Returns whether drivers of a state can sign up; others join a waitlist. */
export async function isServed(db: Db | Transaction, state: string): Promise<boolean> {
  return (await db('served_states').where('state', state).first('state')) !== undefined;
}

export async function listServedStates(db: Db | Transaction): Promise<UsState[]> {
  return db('served_states').orderBy('state').pluck('state');
}

/** One change of the list at a time, until the transaction ends. */
export async function lockServedStates(trx: Transaction): Promise<void> {
  await trx.raw(`select pg_advisory_xact_lock(hashtextextended('served-states', 0))`);
}

/** Replaces the list of served states. */
export async function replaceServedStates(trx: Transaction, states: readonly UsState[]): Promise<void> {
  await trx('served_states').whereNotIn('state', states).delete();
  if (states.length === 0) return;
  await trx('served_states')
    .insert(states.map((state) => ({ state })))
    .onConflict('state')
    .ignore();
}
