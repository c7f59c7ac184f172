import type { Transaction } from '../handle';

/** What a command of this id decided, if it ran before; a twin that is under way is waited for. */
export async function takeOutcome(trx: Transaction, commandId: string): Promise<{ value: unknown } | undefined> {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [commandId]);
  return trx('command_outcomes').where('command_id', commandId).first<{ value: unknown } | undefined>('value');
}

/** Keeps what the command decided, in the transaction of its effect. */
export async function keepOutcome(trx: Transaction, commandId: string, value: unknown): Promise<void> {
  await trx('command_outcomes').insert({ command_id: commandId, value: JSON.stringify(value ?? null) });
}

/** Goes with the keys: a command that old is not repeated any more. */
export async function deleteOldOutcomes(db: Pick<Transaction, 'raw'>, before: Date): Promise<void> {
  await db.raw('delete from command_outcomes where created_at < ?', [before]);
}
